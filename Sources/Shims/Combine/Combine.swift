@_exported import Filigree

// What there is to this module is the map of its names.

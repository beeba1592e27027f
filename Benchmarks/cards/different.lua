-- A card that nobody has asked for before, in each request.
local threads = 0
function setup(thread)
  thread:set("id", threads)
  threads = threads + 1
end

function init(arguments)
  count = 0
  run = arguments[1]
end

function request()
  count = count + 1
  return wrk.format("GET", "/card.png?title=Pictures+on+a+server&symbol=sparkles"
    .. "&subtitle=A+SwiftUI+view+becomes+a+PNG+in+a+few+milliseconds+" .. run .. "." .. id .. "." .. count)
end

"""What scripts/test-live tries with the documents' listings, unchanged, as apps."""

from app import element, rest

TEXTS = "[...document.querySelectorAll('#elements > *')].map((e) => e.ariaLabel || e.textContent)"


def contour_art(test):
    """Seed 002: a tap shows the contours, sliders in a sheet change them"""
    page = test.page(test.app("ContourArt"), height=760, scale=1)
    rest(page, quiet=1)
    test.same(page, "listing-002")
    before = page.screenshot()
    page.click(195, 300)
    rest(page, quiet=1)
    contours = page.screenshot()
    test.expect(contours != before, "a tap shows nothing else")
    test.same(page, "listing-002-contours")
    page.click(*page.center("#elements [role=button]"))
    page.wait("document.querySelector('#elements [role=slider]')")
    rest(page, quiet=0.5)
    slider = "document.querySelectorAll('#elements [role=slider]')[5]"
    value = page.run(f"{slider}.ariaValueText")
    x, y, width = page.run(f"(() => {{ const b = {slider}.getBoundingClientRect(); "
                           "return [b.left, b.top + b.height / 2, b.width]; })()")
    # The knob stands at the slider's value of 0 to 1.
    knob = x + 14 + (width - 28) * float(value.rstrip("%")) / (100 if "%" in value else 1)
    page.drag([(knob, y), (knob + 20, y), (x + width - 14, y)])
    page.wait(f"{slider}.ariaValueText !== '{value}'")
    test.same(page, "listing-002-sheet")
    # A drag down the sheet dismisses it.
    top = page.run("document.querySelector('#elements [role=slider]').getBoundingClientRect().top")
    page.drag([(195, top - 40), (195, top), (195, top + 200), (195, 755)])
    page.wait("!document.querySelector('#elements [role=slider]')")
    rest(page, quiet=1)
    test.same(page, "listing-002-after")


def symbol_canvas(test):
    """Seed 003: a drag leaves symbols, a tap chooses another one"""
    page = test.page(test.app("SymbolCanvas"), height=600, scale=2)
    test.same(page, "listing-003")
    before = page.run("frames_seen.length")
    page.drag([(30 + 10 * step, 120) for step in range(31)])
    page.wait(f"frames_seen.length > {before}")
    rest(page)
    test.same(page, "listing-003-drag")
    page.click(*page.center('#elements [aria-label="moon.fill"], #elements [aria-label="Moon"]'))
    page.drag([(60, 300), (60, 320), (200, 400)])
    rest(page)
    test.same(page, "listing-003-moon")


def bubble_drawing(test):
    """Seed 004: a spring draws the bubble's outline, another one brings the bubble"""
    page = test.page(test.app("BubbleDrawing"), height=600, scale=2)
    for name in ("Drawing", "Transition"):
        page.run(f"[...document.querySelectorAll('#windows button')].find((b) => b.textContent === '{name}').click()")
        page.wait(f"document.querySelector('{element('button', 'Show')}')")
        rest(page)
        seen = page.run("frames_seen.length")
        page.click(*page.center(element("button", "Show")))
        page.wait(f"document.querySelector('{element('button', 'Hide')}')")
        rest(page)
        frames = page.run("frames_seen.length") - seen
        test.expect(frames >= 10, f"{frames} frames of a movement")
        test.same(page, f"listing-004-{name.lower()}")


LISTINGS = [contour_art, symbol_canvas, bubble_drawing]

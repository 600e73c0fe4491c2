"""What a person does with the page, in a browser: browse.py BROWSER FOLDER."""

import sys

from playwright.sync_api import sync_playwright

browser_path, folder = sys.argv[1:]


def check(page, count):
    text = page.inner_text("#count")
    assert text == f"{count} modules", text
    assert page.locator(".node").count() == count
    assert page.locator(".node.root").count() == 1
    before = page.get_attribute("#plane", "transform")
    # All of it is in sight.
    for box in (page.locator(".node").first.bounding_box(), page.locator(".node").last.bounding_box()):
        assert 0 <= box["x"] < 1400 and 0 <= box["y"] < 900, box

    page.keyboard.press("/")
    page.keyboard.type("feeddet")
    assert page.locator(".node:not(.faded)").first.get_attribute("data-name") == "FeedDetail"
    page.keyboard.press("Enter")
    panel = page.inner_text("aside")
    for part in ("FeedDetail", "id: Int", "show(title: String)", "opened by", "FeedList"):
        assert part in panel, panel
    page.screenshot(path=f"{folder}/{count}-chosen.png")
    # Only the module and its neighbors are drawn, left of the panel.
    near = page.locator(".node")
    assert near.count() < max(5, count / 2) and page.locator(".node.chosen").count() == 1
    edge = page.locator("aside").bounding_box()["x"]
    assert all(box.bounding_box()["x"] + box.bounding_box()["width"] < edge for box in near.all())
    # A neighbor is a click away.
    page.get_by_role("button", name="FeedList", exact=True).last.click()
    assert "the app starts with it" in page.inner_text("aside")

    # The keyboard does what a click does.
    page.get_by_role("button", name="FeedDetail", exact=True).last.focus()
    page.keyboard.press("Enter")
    assert page.inner_text("aside h2") == "FeedDetail"
    page.locator(".node[data-name=FeedList]").focus()
    page.keyboard.press(" ")
    assert page.inner_text("aside h2") == "FeedList"

    page.keyboard.press("Escape")
    assert page.locator("aside").is_hidden() and page.locator(".faded").count() == 0
    page.keyboard.press("+")
    page.keyboard.press("ArrowLeft")
    assert page.get_attribute("#plane", "transform") != before
    page.keyboard.press("0")
    assert page.get_attribute("#plane", "transform") == before
    page.mouse.move(700, 450)
    page.mouse.wheel(0, -300)
    page.mouse.down()
    page.mouse.move(760, 480)
    page.mouse.up()
    assert page.get_attribute("#plane", "transform") != before
    page.get_by_role("button", name="Whole").click()
    page.locator(".node").nth(1).click()
    assert page.locator("aside").is_visible()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    for count in (5, 60, 500):
        for scheme in ("light", "dark"):
            page = browser.new_page(viewport={"width": 1400, "height": 900}, color_scheme=scheme)
            errors = []
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("request", lambda request: errors.append(request.url) if request.url.startswith("http") else None)
            page.goto(f"file://{folder}/{count}.html")
            page.screenshot(path=f"{folder}/{count}-{scheme}.png")
            check(page, count)
            assert errors == [], errors
            page.close()
    browser.close()
print("5, 60 and 500 modules: searched, clicked, moved")

import { afterEach, expect, it } from "vitest"
import { showTheme } from "../../../../src/app/devtools/served"
import { fetchStyles } from "../../../../src/app/documents/fetchStyles"

const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
afterEach(() => document.body.replaceChildren())

const sheets = () => [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"))

it.each([
  [
    "a release",
    (address: string) => void fetchStyles(document, address).catch(() => undefined),
    "/releases/t/other.css",
  ],
  ["what is edited", () => void showTheme(document, "other"), "/__desk/themes/other.css"],
])(
  "the theme of %s stands behind the style sheet of the build, wherever that stands: the later one counts",
  (_whose, show, address) => {
    document.body.innerHTML = '<div id="root"></div><link rel="stylesheet" href="/assets/main.css">'
    show(address)
    expect(sheets()).toEqual(["/assets/main.css", address])
  },
)

it("the theme of before goes once the next one has come, and whoever waits hears of it", async () => {
  void showTheme(document, "one")
  const shown = showTheme(document, "two")
  document.querySelectorAll("link")[1]?.dispatchEvent(new Event("load"))
  await shown
  expect(sheets()).toEqual(["/__desk/themes/two.css"])
})

// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** Style sheets of the app; the desk and the phone around it are for other browsers. */
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !/^(?:desk|phone)/.test(file),
)

it("what lies behind a dialog has a colour where it inherits nothing of the page, as in Safari 16", () => {
  const backdrops = sheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, "utf8").matchAll(/::backdrop \{([^}]*)\}/g)].flatMap(([, body = ""]) =>
      [...body.matchAll(/background(?:-color)?: ([^;]*);/g)].map(([, colour = ""]) => colour),
    ),
  )
  expect(backdrops.length).toBeGreaterThan(0)
  expect(backdrops.filter((colour) => /var\(--[\w-]+\)/.test(colour))).toEqual([])
})

it("what lies behind a dialog does not scroll: only what is inert knows that it cannot be tapped, not a finger", () => {
  expect(readFileSync("src/styles/dialogs.css", "utf8")).toMatch(/^html:has\(dialog\[open\]\) \{\s*overflow: hidden;/m)
})

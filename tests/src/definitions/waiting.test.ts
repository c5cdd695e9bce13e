// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"
import { definitions } from "../../../src/definitions"
import { shippedRoot } from "../../support/shippedRoot"
import { namesIn } from "./namesIn"
import waiting from "./waiting.json"

const files = readdirSync(shippedRoot, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".json") && !file.startsWith("meta"),
)
const used = new Set(files.flatMap((file) => namesIn(JSON.parse(readFileSync(join(shippedRoot, file), "utf8")))))
const screens = new Set(
  files.filter((file) => file.endsWith(".screen.json")).map((file) => basename(file, ".screen.json")),
)

/**
 * Icons stand for actions of the app itself as well; these pictures are drawn by a component that chooses among them; words to
 * avoid are read by the checks, whether or not there are any.
 */
const drawnByCode = /^icon |^illustration result-|^constant avoidedWords$/
const unused = definitions
  .map(({ kind, name }) => `${kind} ${name}`)
  .filter((one) => !used.has(one) && !drawnByCode.test(one))

describe("what no document uses yet", () => {
  it("waits for a screen that is named in waiting.json", () => {
    const unknown = unused.filter((one) => !(one in waiting))
    expect(
      unknown.map(
        (one) => `${one} is used by no document: use it, name in waiting.json the screen that will, or delete it`,
      ),
    ).toEqual([])
  })

  it("is listed no longer than it waits", () => {
    const listed = Object.entries(waiting)
    const problems = listed.flatMap(([one, screen]) => {
      if (!unused.includes(one)) return [`${one} is used or gone: take it out of waiting.json`]
      return screens.has(screen)
        ? [`${one} waits for ${screen}, which stands without it: use it there or delete it`]
        : []
    })
    expect(problems).toEqual([])
  })

  it("is found where it is named: widgets, controls, formats in texts and options, checks, conversions, what loads", () => {
    const document = {
      body: [{ widget: "row", value: "$a", format: "yen", text: "{b|date:x}" }],
      ui: [{ field: "name", widget: "kana", convert: ["trim"], options: [{ picture: "bank" }] }],
      data: { list: { source: "clock/now", loading: ["rows"] } },
      tap: [{ do: "go" }],
    }
    const names =
      "action go, check yen, control kana, conversion trim, format date, format yen, illustration bank, skeleton rows, source clock/now, widget row"
    expect(namesIn(document).toSorted().join(", ")).toBe(names)
  })
})

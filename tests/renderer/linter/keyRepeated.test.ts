// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor, rules } from "../../../renderer/linter"
import { createChecker } from "../../../renderer/linter/checker"
import { vocabularyOf } from "../../../renderer/linter/vocabulary"
import type { Json } from "../../../renderer/model/documents"
import { animals, form, ticket } from "./invalid/files"
import { edited, save, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const button = (key: string, when?: Json): Json => ({
  widget: "button",
  key,
  label: `Press ${key}`,
  tap: [{ do: "close" }],
  ...(when !== undefined && { when }),
})

const open: Json = { is: ["$state.open", true] }
const shut: Json = { is: ["$state.open", false] }

function told(file: string, ...edits: readonly Edit[]) {
  const set = setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, edits) })
  return checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "key-repeated")
}

const placesOf = (...given: Parameters<typeof told>) => told(...given).map(({ pointer }) => pointer)

describe("key-repeated", () => {
  it("is told of every block that may be seen together with any other, not only with the first", () => {
    const blocks = [button("map", open), button("map", shut), button("map", shut)]
    expect(placesOf(animals, ["/footer/3", blocks[0] ?? null], ["/footer/4", blocks[1] ?? null])).toEqual([])
    expect(placesOf(animals, ...blocks.map((block, index): Edit => [`/footer/${index + 3}`, block]))).toEqual([
      "/footer/5/key",
    ])
  })

  it("is told once of a part that was copied with all its keys, and can have others", () => {
    const pair: Json = { widget: "each", items: "$list.animals", body: [button("map"), button("way")] }
    const set = setOf({
      ...zoo,
      [animals]: edited(zoo[animals] ?? {}, [
        ["/body/5", pair],
        ["/body/6", pair],
      ]),
    })
    const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "key-repeated")
    expect(found.map(({ pointer }) => pointer)).toEqual(["/body/6/body/0/key"])
    expect(found.map((finding) => fixFor(set, finding))).toEqual([
      {
        edits: [
          { op: "set", file: animals, pointer: "/body/6/body/0/key", value: "map-2", seen: "map" },
          { op: "set", file: animals, pointer: "/body/6/body/1/key", value: "way-2", seen: "way" },
        ],
        isCertain: false,
      },
    ])
  })

  it("names the other one with its line", () => {
    const [finding] = told(animals, ["/footer/1/key", "buy"])
    expect(finding?.values).toMatchObject({ name: "buy", part: "Buy" })
    expect(finding?.values["line"]).toBeLessThan(finding?.line ?? 0)
  })

  it("is silent where what stands around them excludes each other", () => {
    const among = (key: string, when: Json): Json => ({
      widget: "each",
      items: "$list.animals",
      body: [button(key)],
      when,
    })
    expect(placesOf(animals, ["/body/5", among("map", open)], ["/body/6", among("map", shut)])).toEqual([])
    expect(placesOf(animals, ["/body/5", among("map", open)], ["/body/6", among("map", open)])).toEqual([
      "/body/6/body/0/key",
    ])
  })

  it("does not take rows of two lists for the same", () => {
    const list = (when: Json): Json => ({ widget: "each", items: "$list.animals", body: [button("map", when)] })
    const [young, old]: readonly Json[] = [{ lt: ["$item.age", 3] }, { gte: ["$item.age", 3] }]
    expect(placesOf(animals, ["/body/5", list(young ?? null)], ["/body/6", list(old ?? null)])).toEqual([
      "/body/6/body/0/key",
    ])
  })

  it("is told within what stands in place of empty data, and between that and the footer", () => {
    const empty = "/data/list/empty/body"
    expect(placesOf(animals, [`${empty}/1`, button("map")], [`${empty}/2`, button("map")])).toEqual([`${empty}/2/key`])
    expect(placesOf(animals, [`${empty}/1`, button("buy")])).toEqual(["/footer/0/key"])
    expect(placesOf(animals, [`${empty}/1`, button("map")], ["/body/5", button("map")])).toEqual([])
  })

  it("is told within a form, and where the screen that draws it has the same key", () => {
    expect(placesOf(form, ["/ui/3", button("help")], ["/ui/4", button("help")])).toEqual(["/ui/4/key"])
    const [finding, ...others] = told(form, ["/ui/3", button("pay")])
    expect(others).toEqual([])
    expect(finding).toMatchObject({ file: ticket, pointer: "/footer/0/key", values: { part: "Press pay", file: form } })
  })

  it("is told of the screen as soon as its form is saved", () => {
    const before = setOf(zoo)
    const checker = createChecker(vocabularyOf(zooDefinitions))
    expect(checker.check(before, rules).filter(({ rule }) => rule === "key-repeated")).toEqual([])
    const after = save(before, form, edited(zoo[form] ?? {}, [["/ui/3", button("pay")]]))
    expect(checker.check(after, rules).filter(({ rule }) => rule === "key-repeated")).toMatchObject([{ file: ticket }])
  })

  it("is mended with a key that the screen does not have", () => {
    const set = setOf({ ...zoo, [animals]: edited(zoo[animals] ?? {}, [["/footer/1/key", "buy"]]) })
    const finding = checkDocuments(set, zooDefinitions).find(({ rule }) => rule === "key-repeated")
    expect(finding && fixFor(set, finding).edits).toMatchObject([{ pointer: "/footer/1/key", value: "buy-2" }])
  })
})

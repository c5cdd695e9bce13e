// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { flag, listOf, option, options, widget } from "../../../renderer/definitions"
import type { Json } from "../../../renderer/model/documents"
import { done } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const labelled = options({ "label!": option.text, "text!": option.text })
const definitions = [
  ...zooDefinitions,
  widget({ name: "doors", description: "", options: options({ title: option.text, "rows!": listOf(labelled) }) }),
  widget({
    name: "cages",
    description: "",
    says: ["rows", "body"],
    options: options({ rows: listOf(labelled), body: option.blocks, live: flag }),
  }),
  widget({
    name: "halls",
    description: "",
    options: options({
      "groups!": listOf(options({ "title!": option.text, rows: listOf(labelled), body: option.blocks })),
    }),
  }),
]

const row = { label: "Keeper", text: "Ann" }
const told = (block: Json) =>
  checkDocuments(setOf({ ...zoo, [done]: edited(zoo[done] ?? {}, [["/body/1", block]]) }), definitions).flatMap(
    ({ rule, pointer, values }) => (rule === "part-says-nothing" ? [[pointer, values["known"]]] : []),
  )

describe("a part whose only row was taken away", () => {
  it.each<[what: string, block: Json, place: string, known: readonly string[]]>([
    ["with a title", { widget: "doors", title: "Doors", rows: [] }, "/body/1/rows", ["rows"]],
    ["that could have other blocks", { widget: "cages", rows: [], live: true }, "/body/1/rows", ["rows"]],
    ["in a group", { widget: "halls", groups: [{ title: "Hall", rows: [] }] }, "/body/1/groups/0/rows", ["rows"]],
    ["of groups", { widget: "halls", groups: [] }, "/body/1/groups", ["groups"]],
  ])("is told %s", (_what, block, place, known) => {
    expect(told(block)).toEqual([[place, known]])
  })

  it.each<[what: string, block: Json]>([
    ["has a row left", { widget: "doors", rows: [row] }],
    ["has other blocks", { widget: "cages", rows: [], body: [{ widget: "heading", text: "Out" }] }],
    [
      "has them in the group",
      { widget: "halls", groups: [{ title: "Hall", rows: [], body: [{ widget: "heading", text: "Out" }] }] },
    ],
    ["has a group with nothing but a title", { widget: "halls", groups: [{ title: "Hall" }] }],
  ])("is not told where it %s", (_what, block) => {
    expect(told(block)).toEqual([])
  })
})

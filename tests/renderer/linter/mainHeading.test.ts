// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals, sheet } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (...edits: readonly Edit[]) => toldIn(animals, ...edits)

const toldIn = (file: string, ...edits: readonly Edit[]) =>
  checkDocuments(setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, edits) }), zooDefinitions).map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  )

const gate = { widget: "gate", text: "Animals", over: true }
const isOpen = { is: ["$state.open", true] }
const isManaged = { filled: ["$list.keeper"] }

describe("main headings of a screen", () => {
  it("are told where two may be seen", () => {
    expect(told(["/body/5", gate])).toEqual([])
    expect(told(["/body/5", gate], ["/body/6", { ...gate, text: "動物" }])).toEqual(["main-heading-repeated /body/6"])
    expect(told(["/body/5", gate], ["/body/6", { ...gate, when: isOpen }])).toEqual(["main-heading-repeated /body/6"])
  })

  it("may be several of which one is seen", () => {
    expect(told(["/body/5", { ...gate, when: isManaged }], ["/body/6", { ...gate, when: isOpen }])).toEqual([])
    expect(told(["/body/5", gate], ["/data/list/empty/body/1", gate])).toEqual([])
    expect(told(["/body/5", gate], ["/body/6", { ...gate, over: false }])).toEqual([])
  })

  it("are told where the title does not give way to them", () => {
    expect(told(["/body/4/row/1", gate])).toEqual(["main-heading-repeated /body/4/row/1"])
    expect(told(["/footer/3", gate])).toEqual(["main-heading-repeated /footer/3"])
    expect(toldIn(sheet, ["/body", [gate]])).toEqual(["main-heading-repeated /body/0"])
  })
})

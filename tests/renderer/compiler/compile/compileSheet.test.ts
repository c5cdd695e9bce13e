// @vitest-environment node
import { describe, expect, it } from "vitest"
import { compileSheet } from "../../../../renderer/compiler/compile/compileSheet"
import { createNeeds, createSharedContext } from "../../../../renderer/compiler/compile/context"
import { action, options } from "../../../../renderer/definitions"
import { setOf } from "../../linter/support"

const definitions = [
  action({ name: "leave", effect: "leaves", closes: true, description: "Leaves the zoo.", options: options({}) }),
  action({ name: "feed", effect: "stays", description: "Feeds an animal.", options: options({}) }),
]

const button = (...names: readonly string[]) => ({
  label: names.join(" "),
  style: "primary",
  tap: names.map((name) => ({ do: name })),
})

describe("compileSheet", () => {
  it("says of a button that it only closes, where every action declares that", () => {
    const file = "gate/ask.sheet.json"
    const buttons = [button("leave"), button("feed", "leave"), button("feed"), button()]
    const set = setOf({ [file]: { kind: "sheet", id: "ask", version: 1, title: "Leave?", buttons } })
    const sheet = set.find("sheet", "ask")
    const context = { ...createSharedContext(set, definitions), file, needs: createNeeds() }
    const compiled = sheet && compileSheet(sheet, context)
    expect(compiled?.buttons.map(({ closes }) => closes)).toEqual([true, undefined, undefined, true])
  })
})

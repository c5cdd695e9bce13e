// @vitest-environment node
import { describe, expect, it } from "vitest"
import { type CompiledModule, partKinds } from "../../../renderer/compiler"
import { findLenders } from "../../../src/server/lenders"

const parts = (...widgets: readonly string[]): CompiledModule["parts"] => {
  const none = Object.fromEntries(partKinds.map((kind) => [kind, []])) as unknown as CompiledModule["parts"]
  return { ...none, widgets }
}
const built = new Map([
  ["lion", parts("heading", "text")],
  ["zebra", parts("heading", "notice", "table")],
  ["keeper", parts("table")],
])

describe("findLenders", () => {
  it("takes what a screen draws with from itself", () => {
    expect(findLenders(built, "lion", parts("heading", "text"))).toEqual({ lenders: ["lion"], missing: [] })
  })

  it("takes what it lacks from as few others as have it", () => {
    expect(findLenders(built, "lion", parts("heading", "notice", "table"))).toEqual({
      lenders: ["lion", "zebra"],
      missing: [],
    })
  })

  it("takes everything of a new screen from others, and names what no screen of the build has", () => {
    expect(findLenders(built, "new", parts("table", "donut"))).toEqual({
      lenders: ["zebra"],
      missing: ["widgets donut"],
    })
  })
})

// @vitest-environment node
import { describe, expect, it } from "vitest"
import { type CompiledModule, partKinds } from "../../../renderer/compiler"
import { findPartProviders } from "../../../src/server/partProviders"

const parts = (...widgets: readonly string[]): CompiledModule["parts"] => {
  const none = Object.fromEntries(partKinds.map((kind) => [kind, []])) as unknown as CompiledModule["parts"]
  return { ...none, widgets }
}
const built = new Map([
  ["lion", parts("heading", "text")],
  ["zebra", parts("heading", "notice", "table")],
  ["keeper", parts("table")],
])

describe("findPartProviders", () => {
  it("takes what a screen draws with from itself", () => {
    expect(findPartProviders(built, "lion", parts("heading", "text"))).toEqual({ providers: ["lion"], missing: [] })
  })

  it("takes what it lacks from as few others as have it", () => {
    expect(findPartProviders(built, "lion", parts("heading", "notice", "table"))).toEqual({
      providers: ["lion", "zebra"],
      missing: [],
    })
  })

  it("takes everything of a new screen from others, and names what no screen of the build has", () => {
    expect(findPartProviders(built, "new", parts("table", "donut"))).toEqual({
      providers: ["zebra"],
      missing: ["widgets donut"],
    })
  })
})

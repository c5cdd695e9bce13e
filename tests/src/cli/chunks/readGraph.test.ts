// @vitest-environment node
import { describe, expect, it } from "vitest"
import { readGraph, type Graph } from "../../../../src/cli/chunks/readGraph"

const modules = { page: "page", rendering: "rendering", form: "form", screens: "screens" }

/** An app of so many screens: all draw a button, every second one has a form, a few share a chart. */
function graphOf(count: number): Graph {
  const names = Array.from({ length: count }, (_, index) => `screen${index}`)
  const imports: Record<string, readonly string[]> = {
    page: ["shell"],
    rendering: ["shell", "screen-view"],
    form: ["screen-view", "field"],
    screens: [],
    ...Object.fromEntries(
      names.map((name, index) => [
        name,
        ["button", ...(index % 2 === 0 ? ["form"] : []), ...(index < 4 ? ["chart", "axis"] : []), `own-${name}`],
      ]),
    ),
  }
  const infoOf = (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: id === "screens" ? names : [],
    code: "x".repeat(1_000),
  })
  return { getModuleInfo: (id: string) => infoOf(id) as unknown as ReturnType<Graph["getModuleInfo"]> }
}

describe("readGraph", () => {
  it.each([60, 600])("keeps in one file what comes together, among %i screens", (count) => {
    const { isOfPage, chunkOf } = readGraph(modules, graphOf(count))
    expect(["page", "shell", "screen-view"].map(isOfPage)).toEqual([true, true, false])
    expect(["rendering", "screen-view", "button"].map(chunkOf)).toEqual(["rendering", "rendering", "rendering"])
    expect(["form", "field"].map(chunkOf)).toEqual(["form", "form"])
    expect(chunkOf("chart")).toBe(chunkOf("axis"))
    expect(chunkOf("chart")).toMatch(/^some~\d+$/)
    expect([chunkOf("own-screen1"), chunkOf("screen1")]).toEqual([undefined, undefined])
  })

  it("takes what four of twenty screens use for common, and what four of sixty use no more", () => {
    expect(readGraph(modules, graphOf(20)).chunkOf("chart")).toBe("rendering")
    expect(readGraph(modules, graphOf(60)).chunkOf("chart")).not.toBe("rendering")
  })
})

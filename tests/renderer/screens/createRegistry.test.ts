// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createRegistry, RendererError } from "../../../renderer"
import { coreDefinitions } from "../../../renderer/model/coreDefinitions"
import { coreNames } from "../../../renderer/model/coreNames"

const Lion = () => null

describe("createRegistry", () => {
  it("keeps the names of all definitions that the renderer implements itself", () => {
    const kept = [
      ...coreNames.widgets.map((name) => ({ kind: "widget", name })),
      ...coreNames.actions.map((name) => ({ kind: "action", name })),
    ]
    // Constants and texts of the interface are values of documents: nothing implements them.
    const implemented = coreDefinitions.filter(({ kind }) => kind === "widget" || kind === "action")
    expect(kept).toEqual(implemented.map(({ kind, name }) => ({ kind, name })))
  })

  it("joins the parts of several areas", () => {
    const registry = createRegistry({ widgets: { lion: Lion } }, { widgets: { tiger: Lion } })
    expect(Object.keys(registry.widgets)).toEqual(["lion", "tiger"])
    expect(registry.sources).toEqual({})
  })

  it.each([
    [
      "a name that is registered twice",
      [{ widgets: { lion: Lion } }, { widgets: { lion: Lion } }],
      "duplicate-name",
      "lion",
    ],
    ["a widget of the renderer's own", [{ widgets: { form: Lion } }], "reserved-name", "form"],
    ["an action of the renderer's own", [{ actions: { call: () => ({ outcome: "ok" }) } }], "reserved-name", "call"],
  ])("refuses %s", (_name, parts, code, at) => {
    expect(() => createRegistry(...parts)).toThrow(RendererError)
    expect(() => createRegistry(...parts)).toThrow(expect.objectContaining({ code, at }))
  })
})

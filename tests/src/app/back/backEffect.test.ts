import { afterEach, describe, expect, it, vi } from "vitest"
import { createScope, type CompiledFlow, type ScreenState } from "../../../../renderer"
import type { AppContext } from "../../../../src/app/AppContext"
import { findBackEffect } from "../../../../src/app/back/backEffect"
import { policyOf } from "../../../../src/app/back/policies"
import { createRedirect } from "../../../../src/platform/bridge"

const redirect = createRedirect({
  origin: "https://app.example",
  publicOrigin: "https://www.example",
  schemes: { login: "app://login", close: "app://close", external: "app://external", rotate: "app://rotate" },
  allowedHosts: [],
})

type Policy = CompiledFlow["steps"][number]["back"]

const flowWith = (policy: Policy, list: "steps" | "detached"): CompiledFlow => {
  const none = { id: "opening", sections: [{ label: "", of: 1 }], steps: [], detached: [] }
  return { ...none, [list]: [{ screen: "pay", section: 0, back: policy }] }
}

function effectOf(back: string, query: Readonly<Record<string, string>> = {}, flow?: CompiledFlow, isVisitor = false) {
  const screen = { id: "pay", header: { back, hidden: false, close: false, rotate: false } }
  return findBackEffect({ screen, query, flow, scope: createScope({}), mayOpen: () => !isVisitor }, redirect)
}

describe("findBackEffect", () => {
  it.each([
    ["/client/deposit", { kind: "own", path: "/client/deposit" }],
    ["-1", { kind: "history" }],
    ["https://evil.example", { kind: "close" }],
    ["//evil.example", { kind: "close" }],
    ["javascript:alert(1)", { kind: "close" }],
    ["app://close", { kind: "native", url: "app://close" }],
    ["evil://close", { kind: "close" }],
    ["", { kind: "close" }],
  ])("obeys BACK=%s only where the allow-list does", (requested, expected) => {
    expect(effectOf("close", { BACK: requested })).toEqual(expected)
  })

  it("falls back to the target of the document, then to closing", () => {
    expect(effectOf("home")).toEqual({ kind: "screen", screen: "home" })
    expect(effectOf("close")).toEqual({ kind: "close" })
    expect(effectOf("none", { BACK: "/home" })).toEqual({ kind: "none" })
  })

  it.each<[Policy, string]>([
    ["previous", "history"],
    ["history", "history"],
    ["close", "leave-flow"],
    ["close-silently", "close"],
    ["none", "none"],
  ])("is, by the policy %s of the flow, %s", (policy, kind) => {
    expect(effectOf("flow", {}, flowWith(policy, "steps"))).toEqual({ kind })
  })

  it("is, on a later step that leads to the previous one, the step before", () => {
    const flow = flowWith("previous", "steps")
    const steps = [{ screen: "cart", section: 0, back: "close" } as const, ...flow.steps]
    expect(effectOf("flow", {}, { ...flow, steps })).toEqual({ kind: "step-back", screen: "cart" })
  })

  it("closes instead of leading a visitor to a screen that asks for a login", () => {
    expect(effectOf("home", {}, undefined, true)).toEqual({ kind: "close" })
    expect(effectOf("home", { BACK: "/home" }, undefined, true)).toEqual({ kind: "own", path: "/home" })
  })

  it.each<[Policy, "steps" | "detached", string]>([
    ["close", "steps", "leave-flow"],
    ["none", "steps", "none"],
    ["none", "detached", "none"],
    ["close-silently", "steps", "own"],
    ["history", "detached", "own"],
  ])("lets the policy %s of one of the flow's %s meet a query with %s", (policy, list, kind) => {
    expect(effectOf("flow", { BACK: "/home" }, flowWith(policy, list)).kind).toBe(kind)
  })
})

describe("policyOf", () => {
  it.each([
    [{ kind: "history" }, "never", true],
    [{ kind: "step-back", screen: "cart" }, "never", true],
    [{ kind: "screen", screen: "home" }, "never", true],
    [{ kind: "own", path: "/home" }, "never", true],
    [{ kind: "native", url: "app://close" }, "never", true],
    [{ kind: "close" }, "in-flow", true],
    [{ kind: "leave-flow" }, "always", true],
    [{ kind: "none" }, "always", false],
  ] as const)("guards %j against the device's own back: %s", (effect, guard, hasControl) => {
    expect(policyOf(effect)).toMatchObject({ guard, hasControl })
  })
})

describe("the device's own back where nothing lies behind", () => {
  afterEach(() => document.body.replaceChildren())

  function press(hasClose: boolean) {
    const pressed: string[] = []
    document.body.innerHTML = '<div class="k-footer"><button data-style="primary">状況を見る</button></div>'
    document.querySelector("button")?.addEventListener("click", () => pressed.push("primary"))
    const app = { navigator: { close: vi.fn(() => pressed.push("close")) } }
    const state = { module: { screen: { header: { back: "none", close: hasClose } } } }
    policyOf({ kind: "none" }).run(app as unknown as AppContext, state as unknown as ScreenState, { kind: "none" })
    return pressed
  }

  it("is the × of the header where the document has one", () => {
    expect(press(true)).toEqual(["close"])
  })

  it("is the way on elsewhere", () => {
    expect(press(false)).toEqual(["primary"])
  })
})

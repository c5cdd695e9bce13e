import { describe, expect, it } from "vitest"
import type { CompiledApp, CompiledFlow } from "../../../../renderer"
import { withQuery, parseQuery } from "../../../../src/app/navigation/query"
import { entryData, needsEntry, savedStep, stepFor } from "../../../../src/app/navigation/flowEntry"
import { withFlowEntry, withPageName, adaptToOwnRoute } from "../../../../src/app/navigation/adaptModule"
import { createNavigator, type HistoryRouter } from "../../../../src/app/navigation/Navigator"
import { createRoutes } from "../../../../src/app/navigation/routes"
import { findVersionRedirect } from "../../../../src/app/navigation/versionRedirect"
import { createRedirect } from "../../../../src/platform/bridge"
import { zooScreen } from "../../../support/screens/zoo"

const schemes = { login: "app://login", close: "app://close", external: "app://external", rotate: "app://rotate" }
const redirect = createRedirect({
  origin: "https://app.example",
  publicOrigin: "https://www.example",
  schemes,
  allowedHosts: [],
})
const step = (screen: string, back: "close" | "history" = "history") => ({ screen, section: 0, back })

const entry: CompiledFlow["entry"] & {} = {
  screen: "door",
  call: "progress",
  point: ["res", "point"],
  points: {
    START: { step: "mail" },
    LATER: { step: "job" },
    OLD: { do: [{ do: "leave", options: { to: "/old" } }] },
    EITHER: { step: "job", do: [{ do: "choose", options: {} }] },
  },
  otherwise: "mail",
}

const flow: CompiledFlow = {
  id: "opening",
  route: "/open",
  entry,
  sections: [{ label: "", of: 2 }],
  steps: [step("mail", "close"), step("job")],
  detached: [step("notice")],
}

const inOneRoute: CompiledFlow = {
  id: "asking",
  route: "/ask",
  query: "step",
  sections: [{ label: "", of: 3 }],
  steps: [step("ask"), { ...step("ask_confirm"), as: "confirm" }, step("ask_done")],
  detached: [],
}

const app = {
  routes: {
    "/ask": { flow: "asking", guard: "demo" },
    "/open": { flow: "opening", guard: "none" },
    "/pay": { screen: "pay", guard: "login", v2: "/pay_v2" },
    "/pay_v2": { screen: "pay_v2", guard: "login" },
    "/bank": { elsewhere: true, guard: "none" },
  },
  flows: { opening: flow, asking: inOneRoute },
  constants: { v2FromVersion: "3.24.0" },
  calls: {},
  sheets: {},
} as unknown as CompiledApp

describe("findVersionRedirect", () => {
  it.each([
    ["3.24.0", "/pay_v2"],
    ["3.9.10", undefined],
    ["3.24", undefined],
    ["10.0.0", "/pay_v2"],
    ["3.24.0-beta", undefined],
    ["", undefined],
  ])("leads version %s to %s", (version, expected) => {
    expect(findVersionRedirect(app, "/pay", version)).toBe(expected)
  })

  it("leaves a v2 route as it is", () => {
    expect(findVersionRedirect(app, "/pay_v2", "1.0.0")).toBeUndefined()
  })
})

describe("flow guard", () => {
  it.each([
    ["START", "mail"],
    ["LATER", "job"],
    ["start", "mail"],
    [null, "mail"],
    [undefined, "mail"],
    ["__proto__", "mail"],
    ["OLD", undefined],
    ["EITHER", undefined],
  ])("leads the return point %s to %s", (point, expected) => {
    expect(stepFor(flow, point)).toBe(expected)
  })

  it("asks the server unless the customer is on the way or an error sheet is shown", () => {
    expect(needsEntry(flow, { screenName: undefined, hasSheet: false })).toBe(true)
    expect(needsEntry(flow, { screenName: "mail", hasSheet: false })).toBe(false)
    expect(needsEntry(flow, { screenName: undefined, hasSheet: true })).toBe(false)
  })

  it("returns to the noted step, never to a name that is no step", () => {
    expect(savedStep(flow, "job")).toBe("job")
    expect(savedStep(flow, "elsewhere")).toBeUndefined()
  })

  it("returns to a noted screen that is detached from the order", () => {
    expect(savedStep(flow, "notice")).toBe("notice")
  })

  it("opens the screen that was asked for, where the flow says so and its condition holds", () => {
    const when = { operator: "is", operands: [{ "@get": ["res", "point"] }, "LATER"] }
    const withDeepLink = { ...flow, entry: { ...entry, deepLinks: [{ screen: "notice", when }] } }
    const follow = (asked?: string) => entryData(withDeepLink, asked)["flow-entry"]?.on?.["ok"] ?? []
    expect(follow("notice").map(({ options }) => options["step"])).toEqual(["notice", undefined])
    expect(follow("notice")[0]?.when).toEqual(when)
    expect(follow("job")).toHaveLength(1)
    expect(follow()).toHaveLength(1)
  })

  it("opens the step that the server misses an answer of, where it names one", () => {
    const [follow] =
      entryData({ ...flow, entry: { ...entry, missing: ["res", "gap"] } })["flow-entry"]?.on?.["ok"] ?? []
    expect(follow?.options).toEqual({
      flow: flow.id,
      step: { "@get": ["res", "gap"] },
      point: { "@get": entry.point },
    })
  })

  it("makes one call on entry, and keeps the actions of points that lead out or decide", () => {
    const ask = entryData(flow)["flow-entry"]
    expect(ask?.call).toBe("progress")
    const { OLD, EITHER } = entry.points
    expect(ask?.on?.["ok"]?.[0]?.on).toEqual({ OLD: OLD?.do, EITHER: EITHER?.do })
  })
})

describe("createRoutes", () => {
  const routes = createRoutes(app)

  it("finds screens, the entry of a flow and its children, and nothing else", () => {
    expect(routes.find("/pay")?.screen).toBe("pay")
    expect(routes.find("/open")?.isEntry).toBe(true)
    expect(routes.find("/open/job")?.screen).toBe("job")
    expect(routes.find("/open/notice")?.screen).toBe("notice")
    expect(routes.find("/open/unknown")).toBeUndefined()
    expect(routes.find("/__proto__")).toBeUndefined()
    expect(routes.find("/bank")).toBeUndefined()
  })

  it.each([
    [{}, "ask"],
    [{ step: "confirm" }, "ask_confirm"],
    [{ step: "ask_done" }, "ask_done"],
  ])("finds, by the query %j, the step %s of a flow in one route", (query, screen) => {
    expect(routes.find("/ask", query)).toMatchObject({ screen, isEntry: false })
  })

  it("knows that a query names no step of a flow in one route, and that nothing lies below it", () => {
    expect(routes.find("/ask", { step: "ask" })?.isEntry).toBe(true)
    expect(routes.find("/ask", { step: "ask_confirm" })?.isEntry).toBe(true)
    expect(routes.find("/ask/ask_done")).toBeUndefined()
  })

  it("knows the addresses of the steps of a flow in one route", () => {
    expect(routes.pathTo("ask", "/")).toBe("/ask")
    expect(routes.pathTo("ask_confirm", "/ask")).toBe("/ask?step=confirm")
    expect(routes.pathTo("ask_done", "/")).toBe("/ask?step=ask_done")
    expect(routes.pathTo("asking", "/")).toBe("/ask")
  })

  it("knows the path of a screen, of a flow and of a path", () => {
    expect(routes.pathTo("job", "/")).toBe("/open/job")
    expect(routes.pathTo("opening", "/")).toBe("/open")
    expect(routes.pathTo("/pay?x=1", "/")).toBe("/pay?x=1")
    expect(routes.pathTo("nowhere", "/")).toBeUndefined()
  })
})

describe("parseQuery", () => {
  it("takes the first of several values", () => {
    expect(parseQuery("?BACK=-1&BACK=/other")["BACK"]).toBe("-1")
  })
})

describe("withQuery", () => {
  it("leaves out what is missing and keeps what the path had", () => {
    expect(withQuery("/a?x=1", { y: 2, z: undefined })).toBe("/a?x=1&y=2")
    expect(withQuery("/a")).toBe("/a")
  })
})

function navigatorWith(depth: number, state?: unknown, { pathname = "/pay", search = "", behind = "" } = {}) {
  const moves: unknown[] = []
  const problems: string[] = []
  const closes: string[] = []
  const left: unknown[] = []
  const router: HistoryRouter = {
    setQuery: () => undefined,
    state: { location: { pathname, search, state } },
    navigate: (to, options) => void moves.push([to, options?.replace]),
  }
  const navigator = createNavigator({
    router: () => router,
    routes: createRoutes(app),
    redirect,
    bridge: { close: () => Promise.resolve("stayed") },
    depth: () => depth,
    addressBehind: (steps) => (steps === (state === undefined ? 1 : 2) ? behind : undefined),
    setClosed: () => void closes.push("stayed"),
    backOf: (path) => (path === "/pay" ? "/portfolio" : undefined),
    leave: (address, { replace }) => void left.push([address, replace]),
    report: ({ code }) => void problems.push(code),
  })
  return { navigator, moves, problems, closes, left }
}

describe("createNavigator", () => {
  it("opens a screen once, however often its own address is asked for", () => {
    const { navigator, moves } = navigatorWith(0)
    navigator.go("job")
    navigator.go("pay")
    expect(moves).toEqual([
      ["/open/job", false],
      ["/pay", true],
    ])
  })

  it("comes back to a screen with the BACK that it was opened with, unless another is given", () => {
    const { navigator, moves } = navigatorWith(0)
    navigator.go("/pay", { isReturn: true, query: { x: 1 } })
    navigator.go("/pay?BACK=-1", { isReturn: true })
    navigator.go("job", { isReturn: true })
    navigator.go("pay", { replace: true })
    navigator.go("job", { replace: true })
    navigator.go("/pay?x=2")
    expect(moves.map((move) => (move as readonly unknown[])[0])).toEqual([
      "/pay?BACK=%2Fportfolio&x=1",
      "/pay?BACK=-1",
      "/open/job",
      "/pay?BACK=%2Fportfolio",
      "/open/job",
      "/pay?x=2",
    ])
  })

  it.each([
    ["pay", "/pay?BACK=-1&kind=4"],
    ["/pay?kind=4", "/pay?kind=4"],
    ["/pay", "/pay_v2"],
  ])("comes back to %s in the history, where %s lies right behind", (target, behind) => {
    for (const [state, steps] of [
      [undefined, -1],
      [{ guardOf: "visit" }, -2],
    ] as const) {
      const { navigator, moves } = navigatorWith(1, state, { pathname: "/open/job", behind })
      navigator.go(target, { replace: true, isReturn: true })
      expect(moves).toEqual([[steps, undefined]])
    }
  })

  it.each([
    ["another screen lies behind", "/open/mail", "pay"],
    ["it lies behind with another choice", "/pay?kind=4", "/pay?kind=5"],
  ])("puts the screen that it comes back to in the place of the one on view where %s", (_, behind, target) => {
    const { navigator, moves } = navigatorWith(1, undefined, { pathname: "/open/job", behind })
    navigator.go(target, { replace: true, isReturn: true })
    expect(moves).toEqual([[expect.stringContaining("/pay?"), true]])
  })

  it("keeps for all steps of a route what its address says to the app", () => {
    const { navigator, moves } = navigatorWith(0, undefined, { pathname: "/ask", search: "?BACK=-1&header=0&kind=4" })
    navigator.go("ask_confirm")
    navigator.go("ask", { replace: true })
    navigator.go("job")
    expect(moves.map((move) => (move as readonly unknown[])[0])).toEqual([
      "/ask?step=confirm&BACK=-1&header=0",
      "/ask?BACK=-1&header=0",
      "/open/job",
    ])
  })

  it("leaves the app for an address that another site serves", () => {
    const { navigator, moves, problems, left } = navigatorWith(0)
    navigator.go("/bank", { query: { from: "pay" } })
    navigator.go("/bank#end", { replace: true })
    expect(left).toEqual([
      ["/bank?from=pay", false],
      ["/bank#end", true],
    ])
    expect([...moves, ...problems]).toEqual([])
  })

  it("reports a target that leads nowhere, or out of the app", () => {
    const { navigator, moves, problems } = navigatorWith(0)
    navigator.go("nowhere")
    navigator.go("//evil.example/path")
    expect(moves).toEqual([])
    expect(problems).toEqual(["unknown-target", "unknown-target"])
  })

  it("goes back where there is history, and closes where there is none", async () => {
    const far = navigatorWith(2)
    expect(far.navigator.backBy(2)).toBe(true)
    expect(far.navigator.backBy(3)).toBe(false)
    expect(far.moves).toEqual([[-2, undefined]])
    const guarded = navigatorWith(1, { guardOf: "visit" })
    expect(guarded.navigator.backBy(1)).toBe(true)
    expect(guarded.moves).toEqual([[-2, undefined]])
    const near = navigatorWith(0)
    near.navigator.back()
    await Promise.resolve()
    await Promise.resolve()
    expect(near.closes).toEqual(["stayed"])
  })
})

describe("a document at its address", () => {
  const call = { id: "progress" } as unknown as NonNullable<CompiledApp["calls"]>[string]
  const at = { ...app, calls: { progress: call } }
  const door = zooScreen({ id: "door", page: "zoo_door", enter: [{ do: "track", options: { key: "knock" } }] })

  it("asks where to go on, besides what the entry's own document does", () => {
    const { screen, calls } = withFlowEntry(at, flow)(door)
    expect(screen.enter.map(({ do: verb }) => verb)).toEqual(["track"])
    expect(Object.keys(screen.data)).toEqual(["flow-entry"])
    expect(screen.page).toBe("zoo_door")
    expect(calls["progress"]).toBe(call)
    expect(adaptToOwnRoute(at, door).screen.data).toEqual(screen.data)
  })

  it("is left alone where no flow begins on it", () => {
    const other = zooScreen({ id: "other" })
    expect(adaptToOwnRoute(at, other)).toBe(other)
  })

  it("is recorded under the name of its route where that has one", () => {
    expect(withPageName("zoo_closed")(door).screen.page).toBe("zoo_closed")
    expect(withPageName(undefined)(door)).toBe(door)
  })
})

// @vitest-environment node
import { expect, it } from "vitest"
import type { CompiledApp } from "../../../../renderer"
import { findUnlikeVisit } from "../../../../src/cli/mutate/visits"

type Routes = CompiledApp["routes"]

const routes = {
  "/open": { screen: "open", guard: "none" },
  "/shut": { screen: "shut", guard: "login" },
  "/mail": { screen: "mail", guard: { any: [{ query: "key" }, "login"] } },
  "/old": { screen: "old", guard: "login", v2: "/shut" },
  "/steps": { flow: "opening", guard: "none" },
} as unknown as Routes

const app = (own: Routes) =>
  ({
    routes: own,
    flows: { opening: { id: "opening", steps: [], detached: [] } },
    constants: { v2FromVersion: "2.0.0" },
  }) as unknown as CompiledApp

const unlike = (address: string, change: object) =>
  findUnlikeVisit(app(routes), app({ ...routes, [address]: { ...routes[address], ...change } as Routes[string] }))

it("is none where everybody comes to the same", () => {
  expect(findUnlikeVisit(app(routes), app(routes))).toBeUndefined()
  expect(unlike("/open", { guard: "demo" })).toBeUndefined()
  expect(unlike("/open", { guard: undefined })).toBeUndefined()
})

it.each([
  ["/open", { guard: "login" }],
  ["/shut", { guard: "none" }],
  ["/mail", { guard: "login" }],
  ["/mail", { guard: { any: [{ query: "key" }] } }],
  ["/mail", { guard: { any: ["login"] } }],
  ["/mail", { guard: { any: [{ query: "code" }, "login"] } }],
  ["/old", { v2: undefined }],
  ["/old", { v2: "/open" }],
  ["/shut", { screen: "open" }],
  ["/open", { area: "opening" }],
  ["/open", { page: "another" }],
])("%s with %j is another one", (address, change) => expect(unlike(address, change)).toBe(address))

it("is an address that is gone, or new", () => {
  const { "/open": gone, ...others } = routes
  expect(gone).toBeDefined()
  expect(findUnlikeVisit(app(routes), app(others))).toBe("/open")
  expect(findUnlikeVisit(app(others), app(routes))).toBe("/open")
})

it("is a point from which customers go on elsewhere when they come back", () => {
  const opening = (points: object) => ({
    ...app(routes),
    flows: {
      opening: { id: "opening", steps: [], detached: [], entry: { call: "progress", points, otherwise: "mail" } },
    } as unknown as CompiledApp["flows"],
  })
  const before = opening({ AGE: { step: "age" }, MAIL: { step: "mail" } })
  expect(findUnlikeVisit(before, before)).toBeUndefined()
  expect(findUnlikeVisit(before, opening({ AGE: { step: "name" }, MAIL: { step: "mail" } }))).toBe("opening AGE")
  expect(findUnlikeVisit(before, opening({ AGE: { step: "age", do: [] }, MAIL: { step: "mail" } }))).toBe("opening AGE")
  expect(findUnlikeVisit(before, opening({ AGE: { step: "age" } }))).toBeUndefined()
})

it("is a screen that can be asked for with another answer of the server", () => {
  const opening = (code: string) => ({
    ...app(routes),
    flows: {
      opening: {
        id: "opening",
        steps: [],
        detached: [],
        entry: {
          call: "progress",
          points: {},
          otherwise: "mail",
          point: ["res", "returnPoint"],
          deepLinks: [
            { screen: "notice", when: { operator: "contains", operands: [{ "@get": ["res", "tasks"] }, code] } },
          ],
        },
      },
    } as unknown as CompiledApp["flows"],
  })
  expect(findUnlikeVisit(opening("NOTICE"), opening("NOTICE"))).toBeUndefined()
  expect(findUnlikeVisit(opening("NOTICE"), opening("LETTER"))).toBe("opening ")
})

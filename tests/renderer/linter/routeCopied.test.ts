// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { done } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const lost = { "visit/lost.screen.json": edited(zoo[done] ?? {}, [["/id", "lost"]]) }

/** What is told of the addresses when there is one more. */
const told = (path: string, route: Json, besides: Readonly<Record<string, Json>> = {}) =>
  checkDocuments(
    setOf({ ...zoo, ...besides, "app.json": edited(zoo["app.json"] ?? {}, [[`/routes/${path}`, route]]) }),
    zooDefinitions,
  ).flatMap(({ rule, values }) =>
    /^route|without-route/.test(rule) ? [`${rule} ${String(values["nearest"] ?? values["name"])}`] : [],
  )

describe("a route that was copied", () => {
  it("is told once with the screen that it is called after, which nothing opens", () => {
    const route = { screen: "ticket", area: "shop", guard: "none" }
    expect(told("~1lost", route, lost)).toEqual(["route-copied lost"])
    expect(told("~1visit~1lost", route, lost)).toEqual(["route-copied lost"])
  })

  it("hides no other screen that nothing opens", () => {
    expect(told("~1late", { screen: "ticket", area: "shop", guard: "none" }, lost)).toEqual([
      "route-copied ticket",
      "screen-without-route lost",
    ])
  })

  it("may lead to a flow, too", () => {
    expect(told("~1tour", { flow: "visit", area: "tour", guard: "none" })).toEqual(["route-copied visit"])
  })

  it("is meant where it has a page name of its own", () => {
    expect(told("~1late", { screen: "ticket", area: "shop", guard: "none", page: "late" })).toEqual([])
  })
})

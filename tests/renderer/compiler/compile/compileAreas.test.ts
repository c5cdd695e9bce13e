// @vitest-environment node
import { afterEach, expect, it } from "vitest"
import { compileDocuments, loadDocuments } from "../../../../renderer/compiler"
import { type TemporaryDocuments, writeDocuments, zooDefinitions, zooFiles } from "../../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

const written = zooFiles["app.json"] as { readonly routes: object }

/** The zoo with areas at two addresses of its own, and these closures. */
function compileWith(closures: readonly object[] | undefined, when?: object) {
  const routes = {
    ...written.routes,
    "/shop": { screen: "gate", area: "shop" },
    "/tour": { screen: "gate", area: "tour" },
  }
  const areas = {
    shop: { label: "Shop", otherwise: "gate", ...(when && { when }) },
    tour: { label: "Tour", otherwise: "gate" },
  }
  const files = {
    ...zooFiles,
    "app.json": { ...written, routes, areas },
    ...(closures && { "closures.json": { kind: "closures", id: "closures", version: 1, closures } }),
  }
  const zoo = writeDocuments(files)
  opened.push(zoo)
  return compileDocuments(loadDocuments(zoo.root), zooDefinitions, { samples: false }).app
}

it("an area that nothing closes costs customers nothing", () => {
  for (const closures of [undefined, []]) {
    const app = compileWith(closures)
    expect([app.areas, app.closures]).toEqual([undefined, undefined])
    expect(app.routes["/shop"]).not.toHaveProperty("area")
  }
})

it("a closure is told for each of its areas, with what the area is called and the words of tokens", () => {
  const period = { from: "2026-12-05T01:00", until: "2026-12-05T06:00" }
  const app = compileWith([{ areas: ["tour", "nowhere"], ...period, text: "The {{zoo.name}} is painted" }])
  expect(app.closures).toEqual([{ area: "tour", label: "Tour", ...period, text: "The Red Zoo is painted" }])
  expect(app.areas).toEqual({ tour: { otherwise: "gate" } })
  expect([app.routes["/tour"]?.area, app.routes["/shop"]?.area]).toEqual(["tour", undefined])
})

it("an area with a condition of its own can always be closed", () => {
  const app = compileWith([], { is: ["$ctx.closed", false] })
  expect(Object.keys(app.areas ?? {})).toEqual(["shop"])
  expect(app.routes["/shop"]?.area).toBe("shop")
})

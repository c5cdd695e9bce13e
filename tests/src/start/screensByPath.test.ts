// @vitest-environment node
import { resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { compileDocuments, loadDocuments } from "../../../renderer/compiler"
import { createRoutes } from "../../../src/app/navigation/routes"
import { definitions } from "../../../src/definitions"
import { screensByPath } from "../../../src/start/screensByPath"

const set = loadDocuments(resolve("schemas"))
const { app } = compileDocuments(set, definitions, { samples: false })
const routes = createRoutes({ ...app, calls: {}, sheets: {}, codes: {} })
const known = screensByPath(set)

describe("the screens of an address", () => {
  it("hold the one that the app opens there", () => {
    expect(known.size).toBeGreaterThan(50)
    for (const [path, screens] of known) {
      const match = routes.find(path)
      const newest = match?.route?.v2 ?? path
      const opened = match?.isEntry ? match.flow?.entry?.screen : routes.find(newest)?.screen
      expect([path, ...screens]).toContain(opened)
    }
  })

  it("are known wherever the app opens one of its own", () => {
    const screens = set.all("screen").map(({ id }) => id)
    const paths = screens.flatMap((id) => routes.pathTo(id, "") ?? []).filter((path) => routes.find(path))
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter((path) => !known.has(path))).toEqual([])
  })

  it("begin with what asks where a customer of a flow stands", () => {
    const { route, entry, steps } = app.flows["account-opening"] ?? {}
    expect(known.get(`${route}`)).toEqual([entry?.screen, entry?.otherwise])
    for (const { screen } of steps ?? []) expect(known.get(`${route}/${screen}`)).toEqual([entry?.screen, screen])
  })

  it("are none where another site answers", () => {
    expect(Object.keys(app.routes).filter((path) => app.routes[path]?.elsewhere && known.has(path))).toEqual([])
  })
})

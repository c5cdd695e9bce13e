// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { CompiledApp, ScreenModule } from "../../../../renderer"
import { compileDocuments, loadDocuments } from "../../../../renderer/compiler"
import { virtualModule } from "../../../../renderer/vite/virtualModules"
import { createRoutes } from "../../../../src/app/navigation/routes"
import { runModules } from "../../../../src/cli/modules"
import { definitions } from "../../../../src/definitions"
import { objectsIn } from "../../../support/objectsIn"

interface AppModule {
  readonly app: CompiledApp
  readonly screens: Readonly<Record<string, () => Promise<{ readonly id: string }>>>
  readonly open: (path?: string) => Promise<void>
}

const mostTogether = 10
const compiled = compileDocuments(loadDocuments(resolve("schemas")), definitions, { samples: false })
const areas = compiled.splitApp(mostTogether)
const folder = mkdtempSync(join(tmpdir(), "areas-"))
const { app, screens } = await runModules(compiled)
const whole: { app: CompiledApp; screens: ReadonlyMap<string, ScreenModule> } = { app: withoutNames(app), screens }

/** As customers load it: names of conditions are for whoever reads them. */
function withoutNames(app: CompiledApp): CompiledApp {
  const json = JSON.stringify(app, (_key, value: unknown) =>
    typeof value === "object" && value !== null && "operator" in value && "operands" in value
      ? { operator: value.operator, operands: value.operands }
      : value,
  )
  return JSON.parse(json) as CompiledApp
}

/** A module of a build as a file; `own` are those that each page has for itself. */
function write(name: string, page = ""): string {
  const build = {
    ...compiled,
    app: compiled.appModule,
    screenIds: [...compiled.screens.keys()],
    theme: "",
    findings: [],
  }
  const isOwn = name.startsWith("app")
  const addressOf = (other: string) =>
    pathToFileURL(join(folder, other.startsWith("app") ? page : "", `${other}.mjs`)).href
  const code = name.startsWith("screen/")
    ? `export const id = ${JSON.stringify(name.slice("screen/".length))}`
    : virtualModule(name, { build, live: undefined, files: {}, areas })
  const file = join(folder, isOwn ? page : "", `${name}.mjs`)
  mkdirSync(dirname(file), { recursive: true })
  const imported = /virtual:kamishibai\/([\w\-/]+)/g
  for (const [, other = ""] of code?.matchAll(imported) ?? []) if (other.startsWith("shared/")) write(other)
  writeFileSync(file, code?.replaceAll(imported, (_, other: string) => addressOf(other)) ?? "")
  return pathToFileURL(file).href
}

let pages = 0
async function openPage(): Promise<AppModule> {
  const page = `page${(pages += 1)}`
  write("app-document", page)
  return (await import(write("app", page))) as AppModule
}

beforeAll(() => {
  for (const index of areas.areas.keys()) write(`area/${index}`)
  for (const id of compiled.screens.keys()) write(`screen/${id}`)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Every address, with the screen that stands there. */
const addresses = Object.entries(whole.app.routes).flatMap(([path, { screen, flow: id = "" }]) => {
  const flow = whole.app.flows[id]
  const steps = flow && flow.query === undefined ? [...flow.steps, ...flow.detached] : []
  const entry = flow?.entry?.screen ?? flow?.steps[0]?.screen
  return [
    { path, screen: screen ?? entry },
    ...steps.map((step) => ({ path: `${path}/${step.screen}`, screen: step.screen })),
  ]
})

/** Names of screens and flows that a screen says anywhere. */
function namesIn(screen: string): readonly string[] {
  const module = whole.screens.get(screen)
  const said = objectsIn({ ...module }).flatMap((object) => Object.values(object).flat())
  const isName = (text: unknown): text is string =>
    typeof text === "string" && (whole.screens.has(text) || Object.hasOwn(whole.app.flows, text))
  return [...new Set(said.filter(isName))]
}

describe("an app in areas", () => {
  it("has no more screens in an area than asked for, except where one flow has more", () => {
    expect(areas.areas.length).toBeGreaterThan(5)
    const flows = Object.values(whole.app.flows).map(({ steps, detached }) => steps.length + detached.length)
    expect(Math.max(...areas.areas.map(({ screens }) => screens.length))).toBeLessThan(
      mostTogether + Math.max(...flows),
    )
    expect(new Set([...areas.screens, ...areas.areas.flatMap(({ screens }) => screens)])).toEqual(
      new Set(whole.screens.keys()),
    )
  })

  it("knows at every address what stands there and where each name of its screen leads, with nothing else opened", async () => {
    const all = createRoutes(whole.app)
    for (const { path, screen } of addresses) {
      const { app, screens, open } = await openPage()
      await open(path)
      const routes = createRoutes(app)
      expect(routes.find(path), path).toEqual(all.find(path))
      if (screen === undefined) continue
      expect((await screens[screen]?.())?.id, path).toBe(screen)
      for (const name of namesIn(screen))
        expect(routes.pathTo(name, path), `${path} ${name}`).toBe(all.pathTo(name, path))
    }
  })

  it("knows before it is opened what every address needs", async () => {
    const { app, screens } = await openPage()
    expect(Object.keys(screens)).toContain(app.notFound)
    expect({ ...app, routes: 0, flows: 0, calls: 0, sheets: 0, codes: 0 }).toEqual({
      ...whole.app,
      routes: 0,
      flows: 0,
      calls: 0,
      sheets: 0,
      codes: 0,
    })
    const elsewhere = Object.keys(whole.app.routes).filter((path) => whole.app.routes[path]?.elsewhere)
    expect(Object.keys(app.routes)).toEqual(expect.arrayContaining(elsewhere))
    expect(Object.keys(app.routes).length).toBeLessThan(Object.keys(whole.app.routes).length / 2)
  })

  it("is the whole app, in its order, once all is opened, whichever came first", async () => {
    const { app, screens, open } = await openPage()
    const { codes } = app
    for (const { path } of addresses.toReversed().slice(0, 20)) await open(path)
    await open()
    expect(JSON.stringify(app.routes)).toBe(JSON.stringify(whole.app.routes))
    expect(JSON.stringify(app.flows)).toBe(JSON.stringify(whole.app.flows))
    expect(app).toEqual(whole.app)
    expect(app.codes).toBe(codes)
    expect(Object.keys(screens).toSorted()).toEqual([...whole.screens.keys()].toSorted())
  })

  it("opens nothing for an address that no route has", async () => {
    const { app, open } = await openPage()
    await open("/")
    await open("/nowhere/at/all")
    expect(createRoutes(app).find("/nowhere/at/all")).toBeUndefined()
  })
})

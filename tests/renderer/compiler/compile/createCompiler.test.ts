// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import {
  compileDocuments,
  createCompiler,
  createLoader,
  type LoadedDocument,
  loadDocuments,
} from "../../../../renderer/compiler"
import { createRandom, type Random } from "../../../../src/domain/random"
import { type TemporaryDocuments, writeDocuments, zooFiles, zooDefinitions } from "../../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

function openZoo(): TemporaryDocuments {
  const zoo = writeDocuments(zooFiles)
  opened.push(zoo)
  return zoo
}

/** With one of its parts, wherever it stands, taken out or another in its place. */
function changed(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0) return changedList(value, random)
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0)
    return random.pick(["Zebra", "lion", 0, true, {}, []] as unknown[])
  const [key, part] = random.pick(Object.entries(value))
  const { [key]: _gone, ...rest } = value as Readonly<Record<string, unknown>>
  return random.whole(4) === 0 && key !== "id" ? rest : { ...value, [key]: changed(part, random) }
}

function changedList(value: readonly unknown[], random: Random): unknown {
  const at = random.whole(value.length)
  return random.whole(4) === 0 ? value.toSpliced(at, 1) : value.with(at, changed(value[at], random))
}

const summaryOf = ({ appModule, screens, findings }: ReturnType<typeof compileDocuments>) => ({
  app: appModule.code,
  screens: [...screens].map(([id, { hash, code }]) => [id, hash, code]).toSorted(),
  findings,
})

describe("createCompiler", () => {
  it("makes only what an edit touches anew", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const compile = createCompiler(zooDefinitions, { samples: true })
    const before = compile(load())
    zoo.write("gate/sorry.sheet.json", { ...(zooFiles["gate/sorry.sheet.json"] as object), title: "So sorry" })
    const after = compile(load())
    expect(after.screens.get("lions")).toBe(before.screens.get("lions"))
    expect(after.screens.get("gate")?.hash).not.toBe(before.screens.get("gate")?.hash)
  })

  it("knows what others compiled only where all that surrounds a document is the same", () => {
    const [zoo, copy] = [openZoo(), openZoo()]
    const gateOf = (root: string, known = zooDefinitions) =>
      compileDocuments(loadDocuments(root), known, { samples: true }).screens.get("gate")?.code
    const red = gateOf(zoo.root)
    expect(gateOf(copy.root)).toBe(red)
    copy.write("app.json", { ...(zooFiles["app.json"] as object), tokens: { "zoo.name": "Blue Zoo" } })
    expect(loadDocuments(copy.root).find("screen", "gate")).toBe(loadDocuments(zoo.root).find("screen", "gate"))
    expect(gateOf(copy.root)).toContain("Gate of Blue Zoo")
    expect(gateOf(copy.root)).toBe(gateOf(copy.root, [...zooDefinitions]))
    expect(gateOf(zoo.root)).toBe(red)
  })

  it("keeps a flow until it changes, or the time that its screens take", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const compile = createCompiler(zooDefinitions, { samples: true })
    const tour = () => compile(load()).app.flows["tour"]
    const lions = zooFiles["tour/lions.screen.json"] as { readonly body: readonly object[] }
    const before = tour()
    zoo.write("tour/lions.screen.json", { ...lions, title: "Lions and tigers" })
    expect(tour()).toBe(before)
    zoo.write("tour/lions.screen.json", { ...lions, body: [{ widget: "form", form: "visit", into: "$draft" }] })
    const longer = tour()
    expect(longer?.steps[0]?.seconds).toBeGreaterThan(before?.steps[0]?.seconds ?? Infinity)
    zoo.write("tour/tour.flow.json", { ...(zooFiles["tour/tour.flow.json"] as object), route: "/walk" })
    expect(tour()).toMatchObject({ route: "/walk", steps: longer?.steps })
    zoo.write("conditions.json", {
      ...(zooFiles["conditions.json"] as object),
      conditions: { "is-open": { label: "open", when: { is: ["$kept.open", "yes"] } } },
    })
    expect(JSON.stringify(tour()?.steps)).toContain("yes")
  })

  it("keeps the app's module until something in it is another, or stands in another order", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const compile = createCompiler(zooDefinitions, { samples: true })
    const app = zooFiles["app.json"] as { readonly routes: Readonly<Record<string, object>> }
    const before = compile(load()).appModule
    zoo.write("app.json", { ...app, query: ["header", "footer"] })
    expect(compile(load()).appModule).toBe(before)
    zoo.write("app.json", { ...app, routes: Object.fromEntries(Object.entries(app.routes).toReversed()) })
    const after = compile(load()).appModule
    expect(after.hash).not.toBe(before.hash)
    zoo.write("app.json", { ...app, tokens: { "zoo.name": "Blue Zoo" } })
    expect(compile(load()).appModule.code).toContain("Blue Zoo")
  })

  it("looks at nothing but a screen and what it brings when that alone is asked for", () => {
    const looked: string[] = []
    const isShaped = ({ kind, id }: LoadedDocument) => looked.push(`${kind} ${id}`) > 0
    const compiled = createCompiler(zooDefinitions, { samples: true, isShaped })(loadDocuments(openZoo().root))
    looked.length = 0
    const alone = compiled.screen("lions")
    expect(looked.filter((name) => name.startsWith("screen "))).toEqual(["screen lions"])
    expect(compiled.screen("nobody")).toBeUndefined()
    expect(compiled.screens.get("lions")).toBe(alone)
    expect(looked.filter((name) => name.startsWith("screen ")).length).toBeGreaterThan(1)
  })

  it("gives after each of many random edits what a cold run gives", () => {
    const random = createRandom(20_261_122)
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const compile = createCompiler(zooDefinitions, { samples: true })
    const files = Object.keys(zooFiles)
    const now = new Map<string, unknown>(Object.entries(zooFiles))
    for (let edit = 0; edit < 1_000; edit += 1) {
      const file = random.pick(files)
      const next = random.whole(4) === 0 ? zooFiles[file] : changed(now.get(file) ?? zooFiles[file], random)
      now.set(file, next)
      zoo.write(file, next)
      if (random.whole(8) === 0) zoo.remove(file)
      const warm = compile(load())
      if (random.whole(2) === 0) warm.screen(random.pick(["lions", "gate", "visit"]))
      // With definitions of its own nothing is known that was compiled before.
      const cold = compileDocuments(loadDocuments(zoo.root), [...zooDefinitions], { samples: true })
      expect(summaryOf(warm)).toEqual(summaryOf(cold))
    }
  })

  it("gives the same hash again when an edit is taken back", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const compile = createCompiler(zooDefinitions, { samples: true })
    const hashes = () => [...compile(load()).screens.values()].map(({ hash }) => hash)
    const before = hashes()
    zoo.write("app.json", { ...(zooFiles["app.json"] as object), tokens: { "zoo.name": "Blue Zoo" } })
    expect(hashes()).not.toEqual(before)
    zoo.write("app.json", zooFiles["app.json"])
    expect(hashes()).toEqual(before)
  })
})

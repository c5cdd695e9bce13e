import { afterEach, describe, expect, it } from "vitest"
import type { CompiledApp, ScreenModule } from "../../../../renderer"
import type { DocumentSource } from "../../../../src/app/documents/createDocuments"
import { openDocuments } from "../../../../src/app/documents/openDocuments"

const lion = { screen: { id: "lion" }, parts: { widgets: { Roar: "of the build" } }, FormView: "form" }
const zebra = { screen: { id: "zebra" } }
const built = {
  app: { notFound: "of the build" } as unknown as CompiledApp,
  screens: {
    lion: async () => lion as unknown as ScreenModule,
    zebra: async () => zebra as unknown as ScreenModule,
  },
}
const hash = (letter: string) => letter.repeat(32)
const manifestAt = "/releases/rAbc123Def456/engine/hash.json"
const changed = { hash: hash("l"), partsFrom: ["lion"] }
const modules: Readonly<Record<string, unknown>> = {
  [`/releases/m/${hash("l")}.js`]: { screen: { id: "lion", title: "new" } },
  [`/releases/m/${hash("a")}.js`]: { app: { notFound: "of the release" } },
}
const whole = { app: hash("a"), screens: { lion: changed }, removed: ["zebra"] }

/** Belongs to no page: nothing is fetched for it. */
const body = document.createElement("body")
const page = { createElement: document.createElement.bind(document), body } as unknown as Document

type Answers = Readonly<Record<string, unknown>>
const live = (manifest: unknown): Answers => ({
  "/release.json": { release: "rAbc123Def456", manifest: manifestAt },
  [manifestAt]: manifest,
})

async function open(
  answers: Answers,
  deadline: Promise<unknown> = new Promise(() => undefined),
  source: DocumentSource = built,
) {
  const asked: string[] = []
  const problems: string[] = []
  const documents = await openDocuments(source, {
    async fetch(address) {
      asked.push(String(address))
      const answer = answers[String(address)]
      return answer instanceof Response ? answer.clone() : Response.json(await answer, { status: answer ? 200 : 500 })
    },
    async load(address) {
      asked.push(address)
      return modules[address] ?? Promise.reject(new Error(address))
    },
    document: page,
    report: ({ code }) => problems.push(code),
    deadline,
  })
  return { documents, asked, problems }
}

afterEach(() => body.replaceChildren())

describe("openDocuments", () => {
  it("asks for nothing more where the build is live, or where a server has no releases", async () => {
    const own = await open({ "/release.json": { release: "rAbc123Def456" } })
    expect(own).toEqual({ documents: { ...built, release: "rAbc123Def456" }, asked: ["/release.json"], problems: [] })
    const none = await open({ "/release.json": new Response("", { status: 404 }) })
    expect(none).toEqual({ documents: built, asked: ["/release.json"], problems: [] })
  })

  it("reads the answer of a server without releases to its end, or the page would count as loading", async () => {
    const answer = new Response("not found", { status: 404 })
    await openDocuments(built, {
      fetch: () => Promise.resolve(answer),
      load: (address) => Promise.reject(new Error(address)),
      document: page,
      report: () => undefined,
      deadline: new Promise(() => undefined),
    })
    expect(answer.bodyUsed).toBe(true)
  })

  it("puts what a release has otherwise in the place of the build's, and draws it with what the build has", async () => {
    const { documents, asked, problems } = await open(live(whole))
    expect(documents.app.notFound).toBe("of the release")
    expect(documents.release).toBe("rAbc123Def456")
    expect(asked).toEqual(["/release.json", manifestAt, `/releases/m/${hash("a")}.js`])
    expect(Object.keys(documents.screens)).toEqual(["lion"])
    expect(await documents.screens["lion"]?.()).toEqual({
      screen: { id: "lion", title: "new" },
      parts: lion.parts,
      FormView: "form",
    })
    expect(problems).toEqual([])
  })

  it("has all of the build under a release, which may lead from anywhere to anywhere", async () => {
    const screens: Record<string, () => Promise<ScreenModule>> = {}
    const source = { app: built.app, screens, open: async () => void Object.assign(screens, built.screens) }
    const without = await open({ "/release.json": { release: "rAbc123Def456" } }, undefined, source)
    expect(Object.keys(without.documents.screens)).toEqual([])
    const { documents } = await open(live(whole), undefined, source)
    expect(await documents.screens["lion"]?.()).toMatchObject({ FormView: "form" })
  })

  it("leaves everything else to the build", async () => {
    const { documents } = await open(live({ screens: { lion: changed }, removed: [] }))
    expect(documents.app).toBe(built.app)
    expect(await documents.screens["zebra"]?.()).toBe(zebra)
  })

  it.each([
    ["an error of the server", {}],
    ["a name that no header can carry", { "/release.json": { release: "r\n" } }],
    ["another answer", { "/release.json": ["rAbc123Def456"] }],
    ["a manifest of another site", { "/release.json": { release: "r", manifest: "//evil.example/m.json" } }],
    ["a manifest that is not there", { "/release.json": { release: "r", manifest: manifestAt } }],
    ["a module of another site", live({ ...whole, app: "//evil.example/module" })],
    ["a screen of another site", live({ ...whole, screens: { lion: { ...changed, hash: "../../evil" } } })],
    ["a manifest without screens", live({ removed: [] })],
    ["a module that cannot be fetched", live({ ...whole, app: hash("x") })],
  ])("falls back on the build after %s, and reports it", async (_what, answers) => {
    const { documents, asked, problems } = await open(answers)
    expect(documents).toBe(built)
    expect(problems).toEqual(["release-unavailable"])
    expect(asked.join(" ")).not.toContain("evil")
  })

  it("does not wait for ever", async () => {
    const { documents, problems } = await open({ "/release.json": new Promise(() => undefined) }, Promise.resolve())
    expect(documents).toBe(built)
    expect(problems).toEqual(["release-late"])
  })

  it("applies the styles of a release together with its documents, and none of a late one", async () => {
    const sheets = () => [...body.querySelectorAll("link")]
    const styled = live({ screens: {}, removed: [], theme: hash("t") })
    let pass = (): void => undefined
    const late = open(styled, new Promise<void>((resolve) => (pass = resolve)))
    const intime = open(styled)
    await expect.poll(() => sheets().length).toBe(2)
    pass()
    await late
    for (const sheet of sheets()) sheet.dispatchEvent(new Event("load"))
    await intime
    expect(sheets().map(({ media }) => media)).toEqual(["not all", "all"])
    expect(sheets()[0]?.getAttribute("href")).toBe(`/releases/t/${hash("t")}.css`)
  })
})

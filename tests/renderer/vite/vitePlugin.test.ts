// @vitest-environment node
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { build, createServer, type Plugin, type Rollup, type ViteDevServer } from "vite"
import { afterEach, describe, expect, it } from "vitest"
import { options, widget } from "../../../renderer/model/definitions"
import type { JsonSchema } from "../../../renderer/model/documents"
import { kamishibai, type DocumentsChange, type DocumentsProblems } from "../../../renderer/vite"
import { type TemporaryDocuments, writeDocuments, zooFiles, zooDefinitions } from "../../support/zoo"

const texts = {
  "json-broken": { message: () => "broken" },
  "document-not-served": { message: () => "not served" },
}
/** Stands for what draws forms. */
const parts = { FormView: "data:text/javascript,export const FormView = undefined" }
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

function openZoo(files = zooFiles): TemporaryDocuments {
  const zoo = writeDocuments(files)
  cleanups.push(zoo.removeAll)
  return zoo
}

async function serve(zoo: TemporaryDocuments): Promise<{
  server: ViteDevServer
  /** What the server listens to, by event. */
  heard: ReadonlyMap<string, () => void>
  nextChange: () => Promise<DocumentsChange>
  nextProblems: () => Promise<DocumentsProblems["problems"]>
}> {
  const heard = new Map<string, () => void>()
  const plugin = kamishibai({ definitions: zooDefinitions, texts, samples: true, parts })
  const listening: Plugin = {
    name: "listening",
    configureServer({ environments }) {
      const { hot } = environments.client
      const on = hot.on.bind(hot)
      hot.on = ((event: string, listen: () => void) => {
        heard.set(event, listen)
        on(event, listen)
      }) as typeof hot.on
    },
  }
  const server = await createServer({
    root: zoo.root,
    documents: zoo.root,
    configFile: false,
    logLevel: "silent",
    plugins: [listening, plugin],
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
  })
  cleanups.push(() => server.close())
  const client = server.environments.client.hot
  const waiting: { readonly event: string; readonly tell: (payload: unknown) => void }[] = []
  const send = client.send.bind(client)
  client.send = ((event: string, payload: unknown) => {
    if (!event.startsWith("kamishibai:")) return send(event, payload)
    for (const one of waiting.filter((one) => one.event === event)) {
      waiting.splice(waiting.indexOf(one), 1)
      one.tell(payload)
    }
  }) as typeof client.send
  const next = <Payload>(event: string) =>
    new Promise<Payload>((resolve) => waiting.push({ event, tell: resolve as (payload: unknown) => void }))
  return {
    server,
    heard,
    nextChange: () => next<DocumentsChange>("kamishibai:change"),
    nextProblems: async () => (await next<DocumentsProblems>("kamishibai:problems")).problems,
  }
}

const codeOf = async (server: ViteDevServer, name: string) =>
  (await server.environments.client.transformRequest(`virtual:kamishibai/${name}`))?.code ?? ""

describe("kamishibai", () => {
  it("serves the app, each screen and the theme as modules", async () => {
    const { server } = await serve(openZoo())
    expect(await codeOf(server, "app")).toContain("screen/gate")
    expect(await codeOf(server, "app-document")).toContain("Red Zoo")
    expect(await codeOf(server, "screen/gate")).toContain("Gate of Red Zoo")
    expect(await codeOf(server, "theme.css")).toContain("--paper:#fff")
    expect(await codeOf(server, "app-registry")).toContain("parts = {  }")
  })

  it("tells the page which screens an edit changed, and serves them anew", async () => {
    const zoo = openZoo()
    const { server, nextChange } = await serve(zoo)
    await codeOf(server, "screen/lions")
    const change = nextChange()
    zoo.write("tour/lions.screen.json", { ...(zooFiles["tour/lions.screen.json"] as object), title: "Big lions" })
    server.watcher.emit("all", "change", join(zoo.root, "tour/lions.screen.json"))
    expect(Object.keys((await change).screens)).toEqual(["lions"])
    expect((await change).app).toBe(false)
    expect(await codeOf(server, "screen/lions")).toContain("Big lions")
  })

  it("keeps serving the last good document while a file is broken, and says what is wrong", async () => {
    const zoo = openZoo()
    const { server, nextProblems } = await serve(zoo)
    await codeOf(server, "screen/lions")
    const problems = nextProblems()
    zoo.write("tour/lions.screen.json", '{ "kind": "screen",\n "title": }')
    server.watcher.emit("all", "change", join(zoo.root, "tour/lions.screen.json"))
    expect(await problems).toContainEqual(
      expect.objectContaining({ rule: "json-broken", file: "tour/lions.screen.json", line: 2, message: "broken" }),
    )
    expect(await codeOf(server, "screen/lions")).toContain("Lions")
  })

  it("publishes at once, and takes back what the slower rules refuse", async () => {
    const zoo = openZoo()
    const { server, nextChange, nextProblems } = await serve(zoo)
    const good = await codeOf(server, "screen/lions")
    const [first, problems] = [nextChange(), nextProblems()]
    const lions = zooFiles["tour/lions.screen.json"] as { readonly body: readonly object[] }
    const text = { widget: "sign", text: "{nobody.knows}" }
    zoo.write("tour/lions.screen.json", { ...lions, body: [...lions.body, text] })
    server.watcher.emit("all", "change", join(zoo.root, "tour/lions.screen.json"))
    expect(Object.keys((await first).screens)).toEqual(["lions"])
    const second = nextChange()
    expect(Object.keys((await second).screens)).toEqual(["lions"])
    expect((await second).stamp).toBeGreaterThan((await first).stamp)
    expect(await problems).toContainEqual(expect.objectContaining({ rule: "unknown-root", severity: "error" }))
    expect(await codeOf(server, "screen/lions")).toBe(good)
  })

  it("serves the first page before all rules have run, and says what they found once the page has what it asked for", async () => {
    const lions = zooFiles["tour/lions.screen.json"] as { readonly body: readonly object[] }
    const broken = { ...lions, body: [...lions.body, { widget: "sign", text: "{nobody.knows}" }] }
    const { server, heard, nextProblems } = await serve(openZoo({ ...zooFiles, "tour/lions.screen.json": broken }))
    const problems = nextProblems()
    let isSaid = false
    void problems.then(() => (isSaid = true))
    heard.get("kamishibai:ask")?.()
    expect(await codeOf(server, "screen/gate")).toContain("Gate of Red Zoo")
    expect(isSaid).toBe(false)
    expect(await problems).toContainEqual(expect.objectContaining({ rule: "unknown-root", severity: "error" }))
  })

  it("shows what is saved while the rules run for the first time before they are through, of the screens that were asked for", async () => {
    const zoo = openZoo()
    const { server, heard, nextChange, nextProblems } = await serve(zoo)
    await codeOf(server, "app")
    await codeOf(server, "screen/lions")
    heard.get("kamishibai:ask")?.()
    const [change, problems] = [nextChange(), nextProblems()]
    let isSaid = false
    void problems.then(() => (isSaid = true))
    for (const file of ["tour/lions.screen.json", "gate/gate.screen.json"]) {
      zoo.write(file, { ...(zooFiles[file as keyof typeof zooFiles] as object), title: "Open" })
      server.watcher.emit("all", "change", join(zoo.root, file))
    }
    expect(Object.keys((await change).screens)).toEqual(["lions"])
    expect(isSaid).toBe(false)
    expect(await codeOf(server, "screen/gate")).toContain("Open")
    expect(await problems).not.toContainEqual(expect.objectContaining({ severity: "error" }))
  })

  it.each([
    ["cannot be read", "{"],
    ["is not of its shape", JSON.stringify({ ...(zooFiles["tour/lions.screen.json"] as object), body: 5 })],
  ])("serves an empty page for a screen that %s from the start, and the screen once it is mended", async (_, text) => {
    const zoo = openZoo({ ...zooFiles, "tour/lions.screen.json": text })
    const { server, nextChange } = await serve(zoo)
    expect(await codeOf(server, "app")).toContain("screen/lions")
    expect(await codeOf(server, "screen/lions")).toContain('"body":[]')
    const change = nextChange()
    zoo.write("tour/lions.screen.json", zooFiles["tour/lions.screen.json"])
    server.watcher.emit("all", "change", join(zoo.root, "tour/lions.screen.json"))
    expect(Object.keys((await change).screens)).toEqual(["lions"])
    expect(await codeOf(server, "screen/lions")).toContain("Lions")
  })

  it("says at once that a file cannot be read, while the rules run for the first time", async () => {
    const zoo = openZoo()
    const { server, heard, nextProblems } = await serve(zoo)
    await codeOf(server, "screen/lions")
    heard.get("kamishibai:ask")?.()
    const early = nextProblems()
    zoo.write("gate/gate.screen.json", { ...(zooFiles["gate/gate.screen.json"] as object), title: "{nobody.knows}" })
    zoo.write("tour/lions.screen.json", "{")
    server.watcher.emit("all", "change", join(zoo.root, "gate/gate.screen.json"))
    server.watcher.emit("all", "change", join(zoo.root, "tour/lions.screen.json"))
    expect(await early).toEqual([expect.objectContaining({ rule: "json-broken", file: "tour/lions.screen.json" })])
    expect((await nextProblems()).map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(["json-broken", "unknown-root"]),
    )
  })

  it("tells a page that asks what is wrong already", async () => {
    const { heard, nextProblems } = await serve(openZoo({ ...zooFiles, "tour/lions.screen.json": "{" }))
    const problems = nextProblems()
    expect(heard.has("kamishibai:ask")).toBe(true)
    heard.get("kamishibai:ask")?.()
    expect(await problems).toContainEqual(expect.objectContaining({ rule: "json-broken", message: "broken" }))
  })

  it("needs to know what draws forms, and finds it before a page asks where it is installed", async () => {
    const zoo = openZoo()
    const plugin = kamishibai({ definitions: zooDefinitions, samples: true })
    const server = await createServer({
      root: zoo.root,
      documents: zoo.root,
      configFile: false,
      logLevel: "silent",
      plugins: [plugin],
      server: { middlewareMode: true, ws: false },
    })
    cleanups.push(() => server.close())
    await expect(codeOf(server, "screen/gate")).rejects.toThrow("@kamishibai/renderer/FormView")
    const config = (FormView: string) => {
      const { config } = kamishibai({ definitions: zooDefinitions, samples: true, parts: { FormView } })
      return typeof config === "function" ? Reflect.apply(config, undefined, []) : undefined
    }
    const installed = "@kamishibai/renderer/FormView"
    expect(config(installed)).toEqual({ optimizeDeps: { include: [installed] } })
    for (const file of ["/app/FormView.tsx", "./FormView.tsx", parts.FormView]) expect(config(file)).toBeUndefined()
  })

  it("asks for what the rules find as soon as a page has the app, and says it in English where no sentence was given", async () => {
    const zoo = openZoo({ ...zooFiles, "tour/lost.screen.json": "{" })
    const { server, heard, nextProblems } = await serve(zoo)
    expect(await codeOf(server, "app")).toContain('import.meta.hot.send("kamishibai:ask")')
    const problems = nextProblems()
    heard.get("kamishibai:ask")?.()
    const found = (await problems).find(({ rule }) => rule === "interface-missing")
    expect(found?.message).toMatch(/^Every text that the frame shows is there. Here: /)
  })

  it("builds each screen as a chunk of its own, without samples in production", async () => {
    const zoo = openZoo()
    const entry = join(zoo.root, "entry.js")
    writeFileSync(
      entry,
      'import { app, screens } from "virtual:kamishibai/app"\nimport "virtual:kamishibai/theme.css"\nconsole.log(app, screens)\n',
    )
    const plugin = kamishibai({ definitions: zooDefinitions, texts, samples: false, parts })
    const result = await build({
      root: zoo.root,
      documents: zoo.root,
      configFile: false,
      logLevel: "silent",
      plugins: [plugin],
      build: { write: false, rollupOptions: { input: entry } },
    })
    const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
    const chunks = output.filter((part): part is Rollup.OutputChunk => part.type === "chunk")
    expect(chunks.filter(({ isEntry }) => !isEntry).map(({ facadeModuleId }) => facadeModuleId)).toEqual(
      expect.arrayContaining(["\0virtual:kamishibai/screen/gate", "\0virtual:kamishibai/screen/lions"]),
    )
    expect(chunks.map(({ code }) => code).join("")).not.toMatch(/"samples"|samples:|require\(|\beval\b|new Function/)
    expect(output.some((part) => part.fileName.endsWith(".css"))).toBe(true)
  })

  it("lets each screen bring what it names and nothing else; what several hold stands once", async () => {
    const zoo = openZoo({
      ...zooFiles,
      "tour/lions.screen.json": {
        ...(zooFiles["tour/lions.screen.json"] as object),
        data: { count: { call: "keeper/count", loading: [], empty: "never", error: "outcome" } },
        body: [{ widget: "poster", icon: "paw" }],
      },
    })
    const write = (file: string, code: string) => writeFileSync(join(zoo.root, file), code)
    write("entry.js", 'import { screens } from "virtual:kamishibai/app"\nconsole.log(screens)\n')
    write("widgets.js", 'export { sign } from "./sign.js"\nexport { cages, poster } from "./cages.js"\n')
    write("sign.js", 'export const sign = () => "drawn sign"\n')
    write("cages.js", 'export const cages = () => "drawn cages"\nexport const poster = () => "drawn poster"\n')
    write("text.js", 'export const Text = () => "drawn text"\nexport const unused = () => "drawn by nobody"\n')
    write("icons.js", 'const paw = "drawn paw"\nexport { paw, paw as "other-paw" }\n')
    write("form.js", 'export const FormView = () => "drawn form"\n')
    const file = (name: string) => join(zoo.root, `${name}.js`)
    // Widgets are exported by one file, each control by a file of its own.
    const controls = (name: string) => ({ file: file(name), name: "Text" })
    const parts = { widgets: file("widgets"), controls, icons: file("icons"), FormView: file("form") }
    const plugin = kamishibai({ definitions: zooDefinitions, texts, samples: false, parts })
    const result = await build({
      root: zoo.root,
      documents: zoo.root,
      configFile: false,
      logLevel: "silent",
      plugins: [plugin],
      build: {
        write: false,
        minify: false,
        rollupOptions: { input: file("entry"), treeshake: { moduleSideEffects: false } },
      },
    })
    const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
    const chunks = output.filter((part): part is Rollup.OutputChunk => part.type === "chunk")
    const drawnBy = (screen: string) => {
      const seen = new Set<Rollup.OutputChunk>()
      const visit = (chunk: Rollup.OutputChunk | undefined) => {
        if (!chunk || seen.has(chunk)) return
        seen.add(chunk)
        for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
      }
      visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`screen/${screen}`)))
      const code = [...seen].map((chunk) => chunk.code).join("")
      return [...new Set(code.match(/drawn [a-z]+/g))].toSorted()
    }
    expect(drawnBy("gate")).toEqual(["drawn cages", "drawn form", "drawn poster", "drawn sign", "drawn text"])
    expect(drawnBy("lions")).toEqual(["drawn cages", "drawn paw", "drawn poster"])
    const all = chunks.map(({ code }) => code).join("")
    expect(all).not.toContain("drawn by nobody")
    expect(all.match(/keeper\/count\W+client/g)).toHaveLength(1)
  })

  it.each([
    ["a broken document", "{", /lions.screen.json:1.*broken/],
    ["a screen that would be missing although no rule says why", withTwins(1), /lions.screen.json:1.*not served/],
  ])("refuses a production build with %s", async (_what, screen, said) => {
    const zoo = openZoo({ ...zooFiles, "tour/lions.screen.json": screen })
    await expect(buildEmpty(zoo)).rejects.toThrow(said)
  })

  it("runs no rule again over documents that are checked, and still refuses what cannot be read", async () => {
    const unruly = {
      ...(zooFiles["tour/lions.screen.json"] as object),
      body: [{ widget: "sign", text: "{{nobody.knows}}" }],
    }
    const build = (screen: unknown, documentsAreChecked: boolean) =>
      buildEmpty(openZoo({ ...zooFiles, "tour/lions.screen.json": screen }), documentsAreChecked)
    await expect(build(unruly, false)).rejects.toThrow(/lions.screen.json/)
    await expect(build(unruly, true)).resolves.toBeDefined()
    await expect(build("{", true)).rejects.toThrow(/lions.screen.json:1.*broken/)
  })

  it("builds where nothing is left out", async () => {
    await expect(buildEmpty(openZoo({ ...zooFiles, "tour/lions.screen.json": withTwins(2) }))).resolves.toBeDefined()
  })
})

/** A component whose options say something that only meta-schemas understand, and no rule. */
const twins = widget({
  name: "twins",
  description: "Two of a kind.",
  options: options({ ages: { type: "array", contains: { const: 7 }, minContains: 2 } as JsonSchema }),
})

function withTwins(count: number): object {
  const screen = zooFiles["tour/lions.screen.json"] as object
  return { ...screen, body: [{ widget: "twins", ages: Array.from({ length: count }, () => 7) }] }
}

function buildEmpty(zoo: TemporaryDocuments, documentsAreChecked = false) {
  const input = join(zoo.root, "entry.js")
  writeFileSync(input, 'import "virtual:kamishibai/app"')
  return build({
    root: zoo.root,
    documents: zoo.root,
    documentsAreChecked,
    configFile: false,
    logLevel: "silent",
    plugins: [kamishibai({ definitions: [...zooDefinitions, twins], texts, samples: false, parts })],
    build: { write: false, rollupOptions: { input } },
  })
}

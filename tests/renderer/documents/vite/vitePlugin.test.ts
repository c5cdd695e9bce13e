// @vitest-environment node
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { build, createServer, type Rollup, type ViteDevServer } from "vite"
import { afterEach, describe, expect, it } from "vitest"
import { kamishibai, type DocumentsChange } from "../../../../renderer/documents"
import { type TemporaryDocuments, writeDocuments, zooFiles, zooWords } from "../../../support/zoo"

const texts = { "json-broken": { message: () => "broken" } }
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

function openZoo(files = zooFiles): TemporaryDocuments {
  const zoo = writeDocuments(files)
  cleanups.push(zoo.removeAll)
  return zoo
}

async function serve(
  zoo: TemporaryDocuments,
): Promise<{ server: ViteDevServer; nextChange: () => Promise<DocumentsChange> }> {
  const plugin = kamishibai({ root: zoo.root, words: zooWords, texts, samples: true })
  const server = await createServer({
    root: zoo.root,
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
  })
  cleanups.push(() => server.close())
  const client = server.environments.client.hot
  const waiting: ((change: DocumentsChange) => void)[] = []
  const send = client.send.bind(client)
  client.send = ((event: string, change: DocumentsChange) => {
    if (event === "kamishibai:change") for (const tell of waiting.splice(0)) tell(change)
    else send(event, change)
  }) as typeof client.send
  return { server, nextChange: () => new Promise((resolve) => waiting.push(resolve)) }
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
    const { server, nextChange } = await serve(zoo)
    await codeOf(server, "screen/lions")
    const change = nextChange()
    zoo.write("tour/lions.screen.json", '{ "kind": "screen",\n "title": }')
    server.watcher.emit("all", "change", join(zoo.root, "tour/lions.screen.json"))
    const { problems, screens, removed } = await change
    expect(problems).toContainEqual(
      expect.objectContaining({ rule: "json-broken", file: "tour/lions.screen.json", line: 2, message: "broken" }),
    )
    expect({ screens, removed }).toEqual({ screens: {}, removed: [] })
    expect(await codeOf(server, "screen/lions")).toContain("Lions")
  })

  it("builds each screen as a chunk of its own, without samples in production", async () => {
    const zoo = openZoo()
    const entry = join(zoo.root, "entry.js")
    writeFileSync(
      entry,
      'import { app, screens } from "virtual:kamishibai/app"\nimport "virtual:kamishibai/theme.css"\nconsole.log(app, screens)\n',
    )
    const plugin = kamishibai({ root: zoo.root, words: zooWords, texts, samples: false })
    const result = await build({
      root: zoo.root,
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

  it("refuses a production build with a broken document", async () => {
    const zoo = openZoo({ ...zooFiles, "tour/lions.screen.json": "{" })
    const plugin = kamishibai({ root: zoo.root, words: zooWords, texts, samples: false })
    const input = join(zoo.root, "entry.js")
    writeFileSync(input, 'import "virtual:kamishibai/app"')
    await expect(
      build({
        root: zoo.root,
        configFile: false,
        logLevel: "silent",
        plugins: [plugin],
        build: { write: false, rollupOptions: { input } },
      }),
    ).rejects.toThrow(/lions.screen.json:1/)
  })
})

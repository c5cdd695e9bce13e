// @vitest-environment node
import { spawnSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"

interface Door {
  readonly file: string
  /** What lint refuses in a file of that name. */
  readonly shut: readonly string[]
  readonly open?: readonly string[]
}

const root = join(import.meta.dirname, "../..")
const from = (up: string, paths: readonly string[]) => paths.map((path) => `${up}${path}`)

/** Doors, what lies right behind them, and what lies deeper. */
const development = ["sandbox", "server", "server/desk/fields", "desk/DeskStore", "phone/replay/Player", "cli"]

const customers: readonly Door[] = [
  ["src/main.tsx", "./"],
  ["src/schemes.ts", "./"],
  ["src/app/one.ts", "../"],
  ["src/app/navigation/one.ts", "../../"],
  ["src/actions/go/one.ts", "../../"],
  ["src/sources/list/search/one.ts", "../../../"],
  ["src/areas/bank/one.ts", "../../"],
  ["src/areas/bank/sources/branches/one.ts", "../../../../"],
  ["src/components/list/one.tsx", "../../"],
  ["src/components/list/definition.ts", "../../"],
  ["src/controls/text/one.tsx", "../../"],
  ["src/domain/one.ts", "../"],
  ["src/formats/one.ts", "../"],
  ["src/platform/one.ts", "../"],
  ["src/platform/api/one.ts", "../../"],
  ["src/platform/files/one.ts", "../../"],
  ["src/preact/one.ts", "../"],
].map(([file = "", up = ""]) => ({ file, shut: from(up, development) }))

const app = ["app/App", "desk/DeskStore", "actions", "sources", "platform/api", "server", "server/desk/fields"]
const sandbox: readonly Door[] = [
  ["src/sandbox/two.ts", "../"],
  ["src/sandbox/engine/calls/two.ts", "../../../"],
  ["src/sandbox/areas/bank/two.ts", "../../../"],
  ["src/sandbox/areas/bank/sms/two.ts", "../../../../"],
].map(([file = "", up = ""]) => ({ file, shut: from(up, [...app, "areas/bank/sources"]), open: [`${up}domain/json`] }))

const areas: readonly Door[] = [
  ["src/sandbox/areas/bank/three.ts", "../"],
  ["src/sandbox/areas/bank/sms/three.ts", "../../"],
  ["src/sandbox/areas/book/fixtures/decade/three.ts", "../../../"],
].map(([file = "", up = ""]) => ({
  file,
  shut: from(up, ["payments", "payments/area", "nisa/readNisa", "withdrawal", "customers/money", "../engine/clock"]),
  open: from(up, ["customers", "brands", "book", "../engine", "../../domain/decimal", "../../contracts/legacy"]),
}))

const parts: Door = {
  file: "src/components/list/four.tsx",
  shut: ["../../actions", "../../sources", "../../sources/list/list"],
}

const engine: Door = {
  file: "src/sandbox/engine/calls/five.ts",
  shut: ["../../areas/bank", "../../areas/bank/area"],
  open: ["../areas/area", "../../../server/database"],
}

const folder = mkdtempSync(join(tmpdir(), "doors-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** One run for all files: to start the linter takes longer than to read them. */
const refused = (() => {
  copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"))
  for (const { file, shut, open = [] } of [...customers, ...sandbox, ...areas, parts, engine]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    const imports = [...shut, ...open].map((path) => `export * from ${JSON.stringify(path)}\n`)
    writeFileSync(join(folder, file), imports.join(""))
  }
  const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["-f", "unix"], {
    cwd: folder,
    encoding: "utf8",
  })
  return Array.from(stdout.matchAll(/^([^:\n]+):.*?'([^']+)' import is restricted/gm), ([, file, path]) => ({
    file,
    path,
  }))
})()

const refusedIn = (door: Door) => refused.filter(({ file }) => file === door.file).map(({ path }) => path)

describe("lint", () => {
  it.each(customers)("keeps development code out of $file", (door) => {
    expect(new Set(refusedIn(door))).toEqual(new Set(door.shut))
  })

  it("keeps actions and sources out of components", () => {
    expect(new Set(refusedIn(parts))).toEqual(new Set(parts.shut))
  })

  it.each(sandbox)("keeps the app out of $file", (door) => {
    expect(new Set(refusedIn(door))).toEqual(new Set(door.shut))
  })

  it.each(areas)("lets $file into other areas by their doors only", (door) => {
    expect(new Set(refusedIn(door))).toEqual(new Set(door.shut))
  })

  it("reaches every file of the sandbox's areas, however deep it lies", () => {
    const files = readdirSync(join(root, "src/sandbox/areas"), { recursive: true, encoding: "utf8" })
    expect(files.filter((name) => name.endsWith(".ts") && name.split("/").length > 4)).toEqual([])
  })

  it("keeps areas out of the sandbox's engine", () => {
    expect(new Set(refusedIn(engine))).toEqual(new Set(engine.shut))
  })
})

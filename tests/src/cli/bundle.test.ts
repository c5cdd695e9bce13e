// @vitest-environment node
import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, describe, expect, it } from "vitest"
import { findBundle } from "../../../src/cli/bundle.mjs"
import { runCommand } from "../../../src/cli/program"
import { shippedRoot } from "../../support/shippedRoot"

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function openFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const project = {
  "package.json": '{ "type": "module" }',
  "package-lock.json": "{}",
  "renderer/roar.ts": 'export const roar: string = "Roar"',
  "src/definitionModules.ts": "export declare const importModules: (files: readonly string[]) => Promise<unknown>",
  "src/animals/cats/lion/definition.ts":
    'import { roar } from "../../../../renderer/roar"\nexport const definition = roar',
  "src/plants/oak/definition.ts": 'export const definition = "Rustle"',
  "src/cli/main.ts": `
    import { join } from "node:path"
    import { importModules } from "../definitionModules"
    const files = process.argv.slice(2).map((file) => join(import.meta.dirname, "..", file))
    console.log(import.meta.dirname, JSON.stringify(await importModules(files)))`,
}

const main = async (home: string) => (await findBundle(home))("src/cli/main.ts")

/** What the module says of the files that it is told. */
const run = (address: string, ...files: readonly string[]): string =>
  execFileSync(process.execPath, [fileURLToPath(address), ...files], { encoding: "utf8" }).trim()

const lion = "animals/cats/lion/definition.ts"
const oak = "plants/oak/definition.ts"

describe("a bundle of the sources", () => {
  it("says what the sources say, and believes that it lies where they do", async () => {
    const home = openFolder(project)
    expect(run(await main(home), oak, lion)).toBe(
      `${join(home, "src/cli")} [{"definition":"Rustle"},{"definition":"Roar"}]`,
    )
  })

  it("is made once, and anew when a source changes, comes or goes", async () => {
    const home = openFolder(project)
    const first = await main(home)
    expect(await main(home)).toBe(first)
    writeFileSync(join(home, "renderer/roar.ts"), 'export const roar: string = "Roaaar"')
    const second = await main(home)
    expect(run(second, lion)).toContain("Roaaar")
    writeFileSync(join(home, "src/plants/definition.ts"), 'export const definition = "Grow"')
    expect(run(await main(home), "plants/definition.ts")).toContain("Grow")
    expect(run(first, lion)).toContain("Roar")
  })

  it("makes way for the fourth after it, unless somebody runs from it: its parts are loaded when they are needed", async () => {
    const home = openFolder(project)
    const bundles: string[] = []
    const gone = spawnSync(process.execPath, ["--version"]).pid
    for (const nth of [0, 1, 2, 3, 4, 5]) {
      writeFileSync(join(home, "renderer/roar.ts"), `export const roar: string = "${"a".repeat(nth)}"`)
      const folder = dirname(dirname(dirname(fileURLToPath(await main(home)))))
      bundles.push(folder)
      if (nth > 0) renameSync(join(folder, `users/${process.pid}`), join(folder, `users/${gone}`))
      const age = new Date(Date.now() - (10 - nth) * 60_000)
      utimesSync(folder, age, age)
    }
    expect(bundles.filter((folder) => existsSync(folder))).toEqual(bundles.toSpliced(1, 1))
  })

  it("is not made of sources that cannot be read, which is told", async () => {
    const home = openFolder({ ...project, "renderer/roar.ts": "export const roar = = 1" })
    await expect(findBundle(home)).rejects.toThrow("roar.ts")
  })
})

describe("npm run screens", () => {
  const home = dirname(shippedRoot)

  function openDocuments(): string {
    const root = openFolder({})
    for (const part of ["app.json", "messages.json", "theme.json", "account-opening", "codes", "shared"])
      cpSync(join(shippedRoot, part), join(root, part), { recursive: true })
    writeFileSync(join(root, "answers.txt"), "{}")
    return root
  }

  it.each([
    ["check", "--json"],
    ["list", "--json"],
    ["graph", "account-opening"],
    ["path", "account-opening", "--answers", "answers.txt"],
    ["new", "screen", "lion_gate"],
    ["import", "lions.schema"],
    ["journeys", "account-opening", "--json"],
  ])("%s from the bundle is what it is from the sources", async (...command) => {
    const root = openDocuments()
    const schema = { type: "object", properties: { name: { type: "string", title: "名前" } } }
    writeFileSync(join(root, "lions.schema"), JSON.stringify(schema))
    const parameters = command.map((word) => (/\.(txt|schema)$/.test(word) ? join(root, word) : word))
    const other = openFolder({})
    cpSync(root, other, { recursive: true })
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(home, "src/cli/run.mjs"), ...parameters, "--root", root],
      { encoding: "utf8" },
    )
    const said = { out: "", complaints: "" }
    const code = await runCommand([...parameters.map((word) => word.replace(root, other)), "--root", other], {
      print: (text) => void (said.out += `${text}\n`),
      printError: (text) => void (said.complaints += `${text}\n`),
    })
    const asHere = (text: string) => text.replaceAll(root, other)
    expect({ out: asHere(stdout), complaints: asHere(stderr), code: status }).toEqual({ ...said, code })
    expect(said.out.length).toBeGreaterThan(10)
  })
})

import { fireEvent, screen, waitFor } from "@testing-library/react"
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const home = join(import.meta.dirname, "../../..")
mkdirSync(join(home, ".cache"), { recursive: true })
/** Inside the repository, so that React and the other dependencies are found as an installation would lay them out. */
const folder = mkdtempSync(join(home, ".cache/zoo-app-"))

function run(command: string, parameters: readonly string[], cwd: string): void {
  const { status, stderr, stdout } = spawnSync(command, parameters, { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")}\n${stdout}\n${stderr}`)
}

function packed() {
  const root = join(folder, "node_modules/@kamishibai/renderer")
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    exports: Record<string, { types: string; default?: string }>
  }
  return { root, exports }
}

beforeAll(() => {
  cpSync(join(import.meta.dirname, "zoo"), folder, { recursive: true })
  run("npm", ["pack", join(home, "renderer/package"), "--pack-destination", folder, "--loglevel", "error"], folder)
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? ""
  const installed = join(folder, "node_modules/@kamishibai/renderer")
  mkdirSync(installed, { recursive: true })
  run("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed], folder)
  run(process.execPath, [join(home, "node_modules/typescript/bin/tsc"), "-p", folder], folder)
  run(process.execPath, [join(home, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], folder)
})

afterAll(() => {
  document.body.replaceChildren()
  rmSync(folder, { recursive: true, force: true })
})

describe("the packed renderer", () => {
  it("holds every file that its package names, and nothing of the product", () => {
    const { root, exports } = packed()
    const named = Object.values(exports).flatMap((door) => Object.values(door))
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" })
    expect(files.filter((file) => /sandbox|withdrawal|account-opening|phone/.test(file))).toEqual([])
  })

  it("draws a screen of a zoo in a Vite app of its own, and takes an answer", async () => {
    document.body.innerHTML = `<div id="root"></div>`
    await import(/* @vite-ignore */ pathToFileURL(join(folder, "dist/main.js")).href)
    await waitFor(() => expect(screen.getByRole("heading", { name: "Animals of Kamogawa Zoo" })).toBeTruthy())
    fireEvent.click(screen.getByRole("button", { name: "Feed" }))
    await waitFor(() => expect(screen.getByText("Name of the animal is needed", { selector: "p" })).toBeTruthy())
    fireEvent.change(screen.getByLabelText("Name of the animal"), { target: { value: "Leo" } })
    await waitFor(() => expect(screen.getByRole("button", { name: "5" })).toBeTruthy())
    fireEvent.click(screen.getByRole("button", { name: "Feed" }))
    await waitFor(() => expect(screen.getByText("Leo has eaten 2 kg", { selector: "p" })).toBeTruthy())
  })

  it("checks its documents from Node, and mends what it can", () => {
    const check = (...given: string[]) => {
      const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "check.ts", ...given], {
        cwd: folder,
        encoding: "utf8",
      })
      return (stdout + stderr).trim()
    }
    expect(check()).toBe("")
    const file = join(folder, "schemas/keepers/animals.screen.json")
    const text = readFileSync(file, "utf8")
    writeFileSync(file, text.replace('"heading"', '"headin"'))
    expect(check("--fix")).toBe(
      "error keepers/animals.screen.json:9 /body/0/widget 部品「headin」はありません。 「heading」ですか。",
    )
    expect(readFileSync(file, "utf8")).toBe(text)
    expect(check()).toBe("")
  })

  it("says in its README what the app of this test says, file by file", () => {
    const readme = readFileSync(join(folder, "node_modules/@kamishibai/renderer/README.md"), "utf8")
    const shown = [...readme.matchAll(/^`([\w./-]+)`:\n\n```\w+\n([\s\S]*?)```$/gm)]
    expect(shown.length).toBeGreaterThan(8)
    for (const [, file = "", text] of shown)
      expect(text, file).toBe(readFileSync(join(import.meta.dirname, "zoo", file), "utf8"))
    const doors = Object.keys(packed().exports).flatMap((door) => (door === "." ? [] : [door.slice(2)]))
    expect(doors.filter((door) => !readme.includes(`.../${door}\``) && !readme.includes(`\`${door}\``))).toEqual([])
  })

  it("names every class of the engine's own elements in its README", () => {
    const readme = readFileSync(join(home, "renderer/package/README.md"), "utf8")
    const files = readdirSync(join(home, "renderer"), { recursive: true, encoding: "utf8" })
    const sources = files.filter((file) => file.endsWith(".tsx") && !file.includes("dist"))
    const written = sources.flatMap((file) => [
      ...readFileSync(join(home, "renderer", file), "utf8").matchAll(/className="([^"]*)"/g),
    ])
    const classes = new Set(written.flatMap(([, names = ""]) => names.split(" ")))
    expect([...classes].filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })
})

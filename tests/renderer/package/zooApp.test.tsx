import { fireEvent, screen, waitFor } from "@testing-library/react"
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
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
    const root = join(folder, "node_modules/@kamishibai/renderer")
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      exports: Record<string, { types: string; default?: string }>
    }
    const named = Object.values(exports).flatMap((door) => Object.values(door))
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" })
    expect(files.filter((file) => /sandbox|withdrawal|account-opening|phone/.test(file))).toEqual([])
  })

  it("draws a screen of a zoo in a Vite app of its own, and takes an answer", async () => {
    document.body.innerHTML = `<div id="root"></div>`
    await import(/* @vite-ignore */ pathToFileURL(join(folder, "dist/main.js")).href)
    await waitFor(() => expect(screen.getByRole("heading", { name: "Animals of Kamogawa Zoo" })).toBeTruthy())
    fireEvent.change(screen.getByLabelText("Name of the animal"), { target: { value: "Leo" } })
    fireEvent.click(screen.getByRole("button", { name: "Feed" }))
    await waitFor(() => expect(screen.getByRole("heading", { name: "Leo has eaten" })).toBeTruthy())
  })
})

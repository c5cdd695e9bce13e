// @vitest-environment node
import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../../../src/cli/freePort"
import { runCommand } from "../../../src/cli/program"

const home = fileURLToPath(new URL("../../..", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "kamishibai-broken-"))
const documents = join(folder, "schemas")
const outDir = join(folder, "dist")

beforeAll(() => {
  cpSync(join(home, "schemas"), documents, { recursive: true })
  const screen = join(documents, "withdrawal/client_withdrawal.screen.json")
  writeFileSync(screen, readFileSync(screen, "utf8").replace('"いくら出金しますか"', '"{nobody.knows}"'))
  writeFileSync(join(documents, "calls/legacy/withdrawal.call.json"), "{")
  writeFileSync(join(documents, "messages.json"), "{")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("documents with errors", () => {
  it.each([
    ["start", []],
    ["build", [outDir]],
  ])("are refused by %s with the sentences of check, and nothing is built", async (command, parameters) => {
    const said: string[] = []
    const terminal = { print: (text: string) => said.push(text), printError: (text: string) => said.push(text) }
    expect(await runCommand([command, ...parameters, "--root", documents], terminal)).toBe(1)
    const text = said.join("\n")
    expect(text).toMatch(/withdrawal\/client_withdrawal\.screen\.json:\d+  \/body\/\d+\/text\n    エラー: .*nobody/)
    expect(text).toMatch(/\n    対処: /)
    expect(text.split("\n").at(-1)).toBe("誤りが残っているため、アプリを組み立てませんでした。")
    expect(text).not.toMatch(/^ *at /m)
    expect(existsSync(outDir)).toBe(false)
  })

  it("are told by dev, which serves what is right", async () => {
    const port = await freePort()
    const parameters = ["src/cli/run.mjs", "dev", "--root", documents]
    const env = { ...process.env, PORT: String(port), DATABASE_URL: "", DATA_DIR: "" }
    const dev = spawn(process.execPath, parameters, { cwd: home, env, stdio: ["ignore", "pipe", "pipe"] })
    const ended = new Promise((resolve) => dev.once("exit", resolve))
    const said: string[] = []
    const told = new Promise<void>((resolve) => {
      dev.stderr.on("data", (text: Buffer) => {
        said.push(text.toString())
        if (said.join("").includes("すぐ画面に出ます")) resolve()
      })
    })
    try {
      const ready = new Promise<void>((resolve) => {
        dev.stdout.on("data", (text: Buffer) => text.includes("ready") && resolve())
      })
      await Promise.race([ready, ended])
      const get = async (path: string) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html" } })
        return { status: answer.status, text: await answer.text() }
      }
      expect(await get("/client/withdraw_select")).toMatchObject({ status: 200 })
      expect((await get("/@id/__x00__virtual:kamishibai/screen/client_withdraw_select")).text).toContain(
        "どこへ出金しますか",
      )
      expect(await get("/api/aco/progress")).toMatchObject({ status: 200 })
      await Promise.race([told, ended])
      expect(said.join("")).toMatch(/client_withdrawal\.screen\.json:\d+ [^]*誤りのない画面は、そのまま使えます/)
    } finally {
      dev.kill("SIGTERM")
      await ended
    }
  })
})

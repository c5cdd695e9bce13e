// @vitest-environment node
import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("../../..", import.meta.url))

function start(environment: Record<string, string>, stderr: "inherit" | "pipe" = "inherit"): ChildProcess {
  const env = { ...process.env, PORT: "0", DATABASE_URL: "", DATA_DIR: "", ...environment }
  return spawn(process.execPath, ["src/cli/begin.mjs", "src/sandbox/main.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", stderr],
  })
}

/** Where it answers, as it says itself. */
async function addressOf(child: ChildProcess): Promise<string | undefined> {
  let output = ""
  await new Promise<void>((resolve) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes("\n")) resolve()
    })
    child.once("exit", () => resolve())
  })
  return /^ready (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output)?.[1]
}

/** Asks until the call has arrived. */
async function waitForJournal(url: string, outcome: string): Promise<boolean> {
  for (let asked = 0; asked < 1000; asked += 1) {
    const entries = (await (await fetch(url)).json()) as { outcome: string }[]
    if (entries.some((entry) => entry.outcome === outcome)) return true
  }
  return false
}

describe("main", () => {
  it("says one line when it answers and stops cleanly on SIGINT", async () => {
    const child = start({})
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
    const url = await addressOf(child)
    expect((await fetch(`${url}/api/aco/progress`)).status).toBe(200)
    const faulty = { call: "aco/progress", fault: "offline", times: 1 }
    const headers = { "content-type": "application/json" }
    await fetch(`${url}/__sandbox/faults`, { method: "POST", headers, body: JSON.stringify(faulty) })
    await expect(fetch(`${url}/api/aco/progress`).then((answer) => answer.text())).rejects.toThrow()
    expect((await fetch(`${url}/api/aco/progress`)).status).toBe(200)
    const unanswered = { call: "aco/progress", fault: "timeout", times: 1 }
    await fetch(`${url}/__sandbox/faults`, { method: "POST", headers, body: JSON.stringify(unanswered) })
    const hanging = fetch(`${url}/api/aco/progress`)
    expect(await waitForJournal(`${url}/__sandbox/journal`, "fault:timeout")).toBe(true)
    child.kill("SIGINT")
    await expect(hanging).rejects.toThrow()
    expect(await ended).toBe(0)
  })

  it("answers what is in flight before it ends on SIGTERM", async () => {
    const child = start({})
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
    const url = await addressOf(child)
    const headers = { "content-type": "application/json" }
    const slow = { call: "aco/progress", fault: "slow", times: 1, delayMs: 1_000 }
    await fetch(`${url}/__sandbox/faults`, { method: "POST", headers, body: JSON.stringify(slow) })
    const waiting = fetch(`${url}/api/aco/progress`)
    expect(await waitForJournal(`${url}/__sandbox/journal`, "ok fault:slow")).toBe(true)
    child.kill("SIGTERM")
    const answer = await waiting
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"])
    await answer.json()
    expect(await ended).toBe(0)
    await expect(fetch(`${url}/api/aco/progress`)).rejects.toThrow()
  })

  it("serves the app of the folder that DIST names, so that several can run beside each other", async () => {
    const dist = mkdtempSync(join(tmpdir(), "kamishibai-dist-"))
    writeFileSync(join(dist, "index.html"), "<title>a build of its own</title>")
    const child = start({ DIST: dist })
    try {
      const page = await fetch(`${await addressOf(child)}/error`)
      expect(await page.text()).toBe("<title>a build of its own</title>")
    } finally {
      child.kill()
      rmSync(dist, { recursive: true })
    }
  })

  it("says why and ends when its port is taken", async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve))
    const address = holder.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const child = start({ PORT: String(port) }, "pipe")
    let complaint = ""
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(1)
    expect(complaint).toContain("The sandbox could not start")
    holder.close()
  })
})

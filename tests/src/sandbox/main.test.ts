// @vitest-environment node
import { type ChildProcess, spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("../../..", import.meta.url))

function start(environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, PORT: "0", DATABASE_URL: "", DATA_DIR: "", ...environment }
  return spawn(process.execPath, ["--import", "tsx", "src/sandbox/main.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
}

describe("main", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "says one line when it answers and stops cleanly on %s",
    async (signal) => {
      const child = start({})
      let output = ""
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
      await new Promise<void>((resolve) => {
        child.stdout?.on("data", (chunk: Buffer) => {
          output += chunk.toString()
          if (output.includes("\n")) resolve()
        })
        child.once("exit", () => resolve())
      })
      const [, url] = /^ready (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output) ?? []
      expect((await fetch(`${url}/api/aco/progress`)).status).toBe(200)
      const faulty = { call: "aco/progress", fault: "offline", times: 1 }
      const headers = { "content-type": "application/json" }
      await fetch(`${url}/__sandbox/faults`, { method: "POST", headers, body: JSON.stringify(faulty) })
      await expect(fetch(`${url}/api/aco/progress`)).rejects.toThrow()
      expect((await fetch(`${url}/api/aco/progress`)).status).toBe(200)
      child.kill(signal)
      expect(await ended).toBe(0)
    },
    60_000,
  )
})

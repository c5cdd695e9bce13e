import { spawn } from "node:child_process"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { buildApp } from "../../src/cli/buildApp"
import { freePort } from "../../src/cli/freePort"

const root = fileURLToPath(new URL("../..", import.meta.url))
const terminal = { print: () => undefined, printError: (text: string) => void process.stderr.write(`${text}\n`) }

/** The desk on a copy of the documents, with the built app; BUILT names one that is there already. */
export async function startDesk() {
  const folder = mkdtempSync(join(tmpdir(), "bench-desk-"))
  const documents = join(folder, "documents")
  const app = process.env["BUILT"] ?? join(folder, "app")
  cpSync(join(root, "schemas"), documents, { recursive: true })
  const code =
    process.env["BUILT"] === undefined ? await buildApp({ root: documents, mode: "preview", outDir: app }, terminal) : 0
  if (code !== 0) throw new Error("the app was not built")
  const port = String(await freePort())
  const server = spawn(process.execPath, ["src/cli/run.mjs", "start", "--root", documents], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, BUILT: app, PORT: port },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (text: Buffer) => text.includes("ready") && resolve())
    server.on("exit", () => reject(new Error("the desk ended")))
  })
  return {
    address: `http://127.0.0.1:${port}/desk/`,
    /** Folder of the documents that it edits. */
    documents,
    close() {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

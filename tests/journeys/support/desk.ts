import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "../../../src/cli/freePort"

const root = fileURLToPath(new URL("../../..", import.meta.url))

export interface DeskServer {
  readonly address: string
  read(file: string): string
  write(file: string, text: string): void
  close(): void
}

/** The desk beside the app that this run was given or has built, with a copy of the documents that may be edited. */
export async function startDesk(): Promise<DeskServer> {
  const documents = mkdtempSync(join(tmpdir(), "desk-"))
  cpSync(join(root, "schemas"), documents, { recursive: true })
  const app = process.env["BUILT"] ?? join(process.env["JOURNEYS_FOLDER"] ?? join(root, ".cache/journeys"), "app")
  const port = String(await freePort())
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join(root, "tests/journeys/support/startDesk.ts"), documents, app, port],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  )
  await untilReady(child)
  return {
    address: `http://127.0.0.1:${port}`,
    read: (file) => readFileSync(join(documents, file), "utf8"),
    write: (file, text) => writeFileSync(join(documents, file), text),
    close() {
      child.kill()
      for (const folder of [documents, `${documents}-pictures`]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const untilReady = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (data: Buffer) => String(data).includes("ready") && resolve())
    child.on("exit", (code) => reject(new Error(`the desk ended with ${code}`)))
  })

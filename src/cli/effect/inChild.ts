import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { constants, setPriority, tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { DocumentTexts } from "../../../renderer/compiler"
import type { Effect } from "../../domain/effect"

const main = join(import.meta.dirname, "../main.ts")

/** Works out the effect of what was changed below a root in a process of its own, which gives way to everything else. */
export const createEffect =
  (root: string) =>
  async (before: DocumentTexts, signal: AbortSignal): Promise<Effect> => {
    const folder = mkdtempSync(join(tmpdir(), "before-"))
    try {
      for (const [file, text] of before) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), text)
      }
      const { effect } = JSON.parse(await run(["diff", folder, "--root", root, "--effect", "--json"], signal)) as {
        readonly effect: Effect
      }
      return effect
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

const run = (parameters: readonly string[], signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", main, ...parameters], {
      cwd: join(import.meta.dirname, "../../.."),
      stdio: ["ignore", "pipe", "ignore"],
      signal,
    })
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const parts: Buffer[] = []
    child.stdout.on("data", (part: Buffer) => parts.push(part))
    child.on("error", reject)
    child.on("close", (code) =>
      code === 0 ? resolve(Buffer.concat(parts).toString()) : reject(new Error(`the effect ended with ${code}`)),
    )
  })

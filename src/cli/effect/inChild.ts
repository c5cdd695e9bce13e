import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { DocumentTexts } from "../../../renderer/compiler"
import type { Effect } from "../../domain/effect"
import { giveWay } from "../giveWay"

const command = join(import.meta.dirname, "../run.mjs")

/** Works out the effect of what was changed below a root in a process of its own, which gives way to everything else. */
export const createEffect =
  (root: string) =>
  (before: DocumentTexts, signal: AbortSignal): Promise<Effect> =>
    inFolder(before, (folder) => run([folder, "--root", root], signal))

/** The same of two sets of documents. */
export const effectInChild = (before: DocumentTexts, after: DocumentTexts, signal?: AbortSignal): Promise<Effect> =>
  inFolder(before, (one) => inFolder(after, (other) => run([one, "--root", other], signal)))

async function inFolder<Result>(texts: DocumentTexts, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "documents-"))
  try {
    for (const [file, text] of texts) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const run = (sides: readonly string[], signal?: AbortSignal): Promise<Effect> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, "diff", ...sides, "--effect", "--json"], {
      cwd: join(import.meta.dirname, "../../.."),
      stdio: ["ignore", "pipe", "ignore"],
      ...(signal ? { signal } : {}),
    })
    giveWay(child)
    const parts: Buffer[] = []
    child.stdout.on("data", (part: Buffer) => parts.push(part))
    child.on("error", reject)
    child.on("close", (code) => {
      if (code !== 0) return reject(new Error(`the effect ended with ${code}`))
      const { effect } = JSON.parse(Buffer.concat(parts).toString()) as { readonly effect: Effect }
      resolve(effect)
    })
  })

import { spawn } from "node:child_process"
import { join } from "node:path"
import type { Problem } from "../../renderer/compiler"
import { giveWay } from "./giveWay"

/** Everything that is wrong with the documents of a folder, found by a process of its own that gives way to everything else. */
export const problemsInChild = (root: string, signal: AbortSignal): Promise<readonly Problem[]> =>
  new Promise((resolve, reject) => {
    const run = join(import.meta.dirname, "run.mjs")
    const child = spawn(process.execPath, [run, "check", "--json", "--root", root], {
      stdio: ["ignore", "pipe", "inherit"],
      signal,
    })
    giveWay(child)
    const parts: Buffer[] = []
    child.stdout.on("data", (part: Buffer) => parts.push(part))
    child.on("error", reject)
    child.on("close", (code) => {
      const said = Buffer.concat(parts).toString()
      if (said === "") return reject(new Error(`the check ended with ${code}`))
      const { problems } = JSON.parse(said) as { readonly problems: readonly Problem[] }
      resolve(problems)
    })
  })

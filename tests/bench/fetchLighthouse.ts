import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { homedir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const version = "12.8"

/** Outside of the project, for it is larger than all else that is installed. */
const folder = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "kamishibai", `lighthouse-${version}`)
const program = join(folder, "node_modules/lighthouse/cli/index.js")
const minutes = 5

/** The program of Lighthouse: that of LIGHTHOUSE_PATH, else one that is installed at the first need and stays. */
export async function fetchLighthouse(): Promise<string> {
  const given = process.env["LIGHTHOUSE_PATH"]
  if (given !== undefined && given !== "") return given
  if (existsSync(program)) return program
  console.log(`Installing Lighthouse ${version} in ${folder}; this happens once.`)
  await mkdir(folder, { recursive: true })
  try {
    await promisify(execFile)(
      "npm",
      ["install", "--no-audit", "--no-fund", "--no-save", "--prefix", folder, `lighthouse@${version}`],
      { timeout: minutes * 60_000 },
    )
  } catch (error) {
    throw new Error(`Lighthouse could not be installed; LIGHTHOUSE_PATH may name its cli/index.js.`, { cause: error })
  }
  return program
}

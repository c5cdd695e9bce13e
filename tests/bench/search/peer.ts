import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"

const folder = ".cache/peers/amis"

/** Puts amis' browser files into a folder, fetched once: 40 MB are too much to install. False where there is no registry. */
export function bringAmis(into: string): boolean {
  const files = join(folder, "package/sdk")
  if (!existsSync(files)) {
    mkdirSync(folder, { recursive: true })
    try {
      const packed = execFileSync("npm", ["pack", "amis@6.13.0", "--silent"], { cwd: folder, encoding: "utf8" }).trim()
      execFileSync("tar", ["xzf", packed, "package/sdk"], { cwd: folder })
    } catch {
      return false
    }
  }
  for (const name of ["sdk.js", "sdk.css", "rest.js"]) cpSync(join(files, name), join(into, "sdk", name))
  return true
}

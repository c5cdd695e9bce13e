import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs"
import { join } from "node:path"
import { isRunning } from "../isRunning"

const prefix = "kamishibai-"
/** More than all tests ever have there at once. */
const roomNeeded = 4 * 2 ** 30

function hasRoom(memory: string): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeeded
}

/** What runs that were killed left there would fill the memory. */
function removeLeftovers(memory: string): void {
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true })
}

/** A folder for this process alone, in a file system that is kept in memory; none where there is no such or no room. */
export function openMemoryFolder(memory: string): string | undefined {
  if (!hasRoom(memory)) return undefined
  try {
    removeLeftovers(memory)
    return mkdirSync(join(memory, `${prefix}${process.pid}`), { recursive: true })
  } catch {
    // What belongs to somebody else stays, and files are temporary on the disk as well.
    return undefined
  }
}

/**
 * Gives this process, and all that it starts, a folder for temporary files that is kept in memory, where the machine has
 * such: tests copy the documents and overwrite them thousands of times. It goes when the process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env["TMPDIR"] !== undefined) return
  const folder = openMemoryFolder("/dev/shm")
  if (folder === undefined) return
  process.env["TMPDIR"] = folder
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
}

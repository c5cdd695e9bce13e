import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"

interface Replacement {
  /** Below the root. */
  readonly file: string
  /** Of the file itself, where its name is a link. */
  readonly path: string
  /** Null takes the file away. */
  readonly text: string | null
  /** What stood there; absent where nothing did. */
  readonly before: Buffer | undefined
}

/** Documents could not be written: the disk is full, or nobody may write there, or something is in the way. */
export class UnwritableError extends Error {
  override readonly name = "UnwritableError"
  readonly kind: "full" | "unwritable"

  constructor(
    /** Which, below the root. */
    readonly file: string,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause))
    const code = cause instanceof Error && "code" in cause ? cause.code : ""
    this.kind = code === "ENOSPC" || code === "EDQUOT" ? "full" : "unwritable"
  }
}

/** What writes; tests have one that fails. */
export interface Disk {
  readonly write: (path: string, text: string | Buffer) => void
  readonly rename: (from: string, to: string) => void
}

const realDisk: Disk = { write: writeFileSync, rename: renameSync }

/**
 * Files below a root get other contents, all of them or none; null takes one away. Whoever reads meanwhile sees the old file or
 * the new one, never half of it.
 * @throws UnwritableError where they cannot be; what was there is there again.
 */
export function replaceFiles(root: string, texts: ReadonlyMap<string, string | null>, disk = realDisk): void {
  const done: Replacement[] = []
  const all: Replacement[] = []
  let at = ""
  try {
    for (const [file, text] of texts) {
      at = file
      all.push(replacementOf(root, file, text))
    }
    // What takes room comes first: a full disk is met before anything is another one.
    for (const { file, path, text } of all) {
      at = file
      if (text !== null) writeBeside(path, text, disk)
    }
    for (const one of all) {
      at = one.file
      done.push(one)
      if (one.text === null) rmSync(one.path, { force: true })
      else disk.rename(beside(one.path), one.path)
    }
  } catch (error) {
    for (const one of done) putBack(one, disk)
    throw new UnwritableError(at, error)
  } finally {
    for (const { path } of all) rmSync(beside(path), { force: true, recursive: true })
  }
}

function replacementOf(root: string, file: string, text: string | null): Replacement {
  const named = join(root, file)
  const path = existsSync(named) ? realpathSync(named) : named
  return { file, path, text, before: existsSync(path) ? readFileSync(path) : undefined }
}

/** Two processes that write the same file do not write into each other's. */
const beside = (path: string): string => `${path}.${process.pid}.next`

/** Whoever may read and write the old file may read and write the new one. */
function writeBeside(path: string, text: string, { write }: Disk): void {
  mkdirSync(dirname(path), { recursive: true })
  write(beside(path), text)
  const before = statSync(path, { throwIfNoEntry: false })
  if (before) chmodSync(beside(path), before.mode)
}

function putBack({ path, before }: Replacement, { write }: Disk): void {
  try {
    if (before === undefined) rmSync(path, { force: true })
    else if (!existsSync(path) || !readFileSync(path).equals(before)) write(path, before)
  } catch {
    // What is in the way is told by whoever hears of the first error.
  }
}

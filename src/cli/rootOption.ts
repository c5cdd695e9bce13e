import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { Option } from "commander"
import { CommandError } from "./failure"

export interface RootOptions {
  /** Folder of the documents. */
  readonly root: string
}

/** `--root DIR` of every command that reads documents. */
export const rootOption = (): Option => new Option("--root <DIR>", "JSONのフォルダ").default("schemas")

/** @throws CommandError when no documents lie there. */
export function requireDocuments(folder: string): void {
  if (existsSync(join(folder, "app.json"))) return
  const what = statSync(folder, { throwIfNoEntry: false })
  if (!what) throw new CommandError(`フォルダ「${folder}」が見つかりません。${advice(folder)}`)
  if (!what.isDirectory()) throw new CommandError(`「${folder}」はフォルダではありません。${advice(folder)}`)
  throw new CommandError(`フォルダ「${folder}」には app.json がありません。${advice(folder)}`)
}

function advice(folder: string): string {
  const near = [join(folder, "schemas"), join(folder, "..")].find((other) => existsSync(join(other, "app.json")))
  const guess = near === undefined ? "" : `「${near}」のことではありませんか。`
  return `--root には、画面のJSONのフォルダ（app.json のあるところ）を指定してください。${guess}`
}

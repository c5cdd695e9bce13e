import { accessSync, constants, mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { CommandError } from "./failure"

interface Wanted {
  /** What is written, in words. */
  readonly what: string
  readonly option: string
}

/** Refuses before any work is done what could not be written in the end. */
export function requireWritable(file: string, { what, option }: Wanted): void {
  const folder = dirname(file)
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory())
    throw new CommandError(`${what}を書くフォルダ「${folder}」がありません。先にフォルダを作ってください。`)
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`「${file}」はフォルダです。${option} には、${what}を書くファイルの名前を指定してください。`)
}

/** The same of a folder, which is made where it is not there yet. */
export function requireWritableFolder(folder: string, what: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new CommandError(
      `${what}を書くフォルダ「${folder}」に書き込めません。権限を確かめてから、もう一度実行してください。`,
    )
  }
}

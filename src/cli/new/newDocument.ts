import { join } from "node:path"
import type { DocumentSet } from "../../../renderer/compiler"
import type { PointerEdit } from "../../../renderer/editing"
import { nearest } from "../../../renderer/linter"
import { writeEdits } from "../../server"
import { CommandError } from "../failure"
import { listed } from "../texts/wording"

type Kind = "screen" | "form" | "call"

const labels: Readonly<Record<Kind, string>> = { screen: "画面", form: "フォーム", call: "通信" }

/** `bank/branch` in its two words. @throws CommandError where there are not two. */
export function splitPlace(written: string, example: string): readonly [folder: string, name: string] {
  const at = written.lastIndexOf("/")
  if (at < 1) throw new CommandError(`「${written}」は「${example}」のように、/ でつないで指定してください。`)
  return [written.slice(0, at), written.slice(at + 1)]
}

/** @throws CommandError where there is one already. */
export function requireFree(set: DocumentSet, kind: Kind, id: string): void {
  const known = set.find(kind, id)
  if (known) throw new CommandError(`${labels[kind]}「${id}」はすでに ${known.file} にあります。`)
}

/** @throws CommandError */
export function refuseName(kind: Kind, name: string): never {
  throw new CommandError(`「${name}」は${labels[kind]}の名前に使えません。小文字の英数字を _ でつないでください。`)
}

/** @throws CommandError that says which was meant, or which there are. */
export function refuseUnknown(what: string, name: string, known: readonly string[]): never {
  const near = nearest(name, known)
  const meant = near === undefined ? `使えるのは ${listed(known)} です。` : `「${near}」のことではありませんか。`
  throw new CommandError(`${what}「${name}」はありません。${meant}`)
}

/** What stands where people are to write: `check` says where it is left, if app.json names it. */
export function placeholderIn(set: DocumentSet): string {
  const text = set.find("app", "app")?.document.constants["placeholderText"]
  return typeof text === "string" ? text : "ここに文章を書きます。"
}

export const sayPlaceholder = (text: string): string =>
  `「${text}」の所を、お客さまにお見せする文章に書き換えてください。`

interface NewFile {
  readonly root: string
  /** Below the root. */
  readonly file: string
}

/** Writes all edits or none. @throws CommandError where something is in the way. */
export function writeNew({ root, file }: NewFile, set: DocumentSet, edits: readonly PointerEdit[]): void {
  if (writeEdits(root, set, edits).kind !== "edited")
    throw new CommandError(`${join(root, file)} を作成できませんでした。もう一度実行してください。`)
}

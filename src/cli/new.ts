import { existsSync } from "node:fs"
import { join } from "node:path"
import {
  addressOf,
  closingIn,
  fileOfScreen,
  findStep,
  isFolderName,
  isScreenName,
  newScreenEdits,
  writeEdits,
} from "../server"
import { openDocuments } from "./documents"
import { CommandError, exitCodes, type Output } from "./failure"

export interface NewScreenOptions {
  readonly root: string
  /** Folder below the root; the first word of the id where absent. */
  readonly area?: string
  /** Screen of a flow after which the new one comes. */
  readonly after?: string
}

/** Writes a screen that passes every check, and its route. */
export function newScreen(id: string, { root, after, area: wanted }: NewScreenOptions, { print }: Output): number {
  const set = openDocuments(root)
  const neighbour = after === undefined ? undefined : findStep(set, after)
  if (after !== undefined && !neighbour) throw new CommandError(`「${after}」はどのフローの画面でもありません。`)
  const area = wanted ?? neighbour?.area ?? id.split(/[_-]/)[0] ?? id
  const known = set.find("screen", id)
  if (known) throw new CommandError(`画面「${id}」はすでに ${known.file} にあります。`)
  if (!isScreenName(id))
    throw new CommandError(`「${id}」は画面の名前に使えません。小文字の英数字を _ でつないでください。`)
  if (!isFolderName(area)) throw new CommandError(`「${area}」はフォルダの名前に使えません。`)
  const file = fileOfScreen({ id, area })
  const isKnownFolder = existsSync(join(root, area))
  const screen = { id, area, title: "新しい画面", text: "ここに本文を書きます。", after: neighbour }
  const edited = writeEdits(root, set, newScreenEdits(set, screen))
  if (edited.kind !== "edited")
    throw new CommandError(`${join(root, file)} を作成できませんでした。もう一度実行してください。`)
  if (neighbour) {
    print(`${join(root, file)} を作成し、「${after}」の次に入れました（${join(root, neighbour.file)}）。`)
    return exitCodes.ok
  }
  print(`${join(root, file)} を作成しました。ルートは ${addressOf(id)} です。`)
  const closing = closingIn(set, area)
  if (closing !== undefined) print(`「${closing.label}」をお休みにすると、この画面も閉じます。`)
  else if (!isKnownFolder)
    print(
      `「${area}」は新しいフォルダです。今ある分野の画面なら、--area で分野を指定して作り直してください。お休みの対象にするには、app.json の routes に area を書きます。`,
    )
  return exitCodes.ok
}

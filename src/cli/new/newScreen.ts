import { existsSync } from "node:fs"
import { join } from "node:path"
import {
  addressOf,
  closingIn,
  fileOfScreen,
  findStep,
  isDocumentName,
  isFolderName,
  newScreenEdits,
} from "../../server"
import { openDocuments } from "../documents"
import { CommandError, exitCodes, type Output } from "../failure"
import { placeholderIn, refuseName, requireFree, sayPlaceholder, writeNew } from "./newDocument"

interface NewScreenOptions {
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
  requireFree(set, "screen", id)
  if (!isDocumentName(id)) refuseName("screen", id)
  if (!isFolderName(area)) throw new CommandError(`「${area}」はフォルダの名前に使えません。`)
  const file = fileOfScreen({ id, area })
  const isKnownFolder = existsSync(join(root, area))
  const text = placeholderIn(set)
  const screen = { id, area, title: text, text, after: neighbour }
  writeNew({ root, file }, set, newScreenEdits(set, screen))
  if (neighbour) {
    print(`${join(root, file)} を作成し、「${after}」の次に入れました（${join(root, neighbour.file)}）。`)
    print(sayPlaceholder(text))
    return exitCodes.ok
  }
  print(`${join(root, file)} を作成しました。ルートは ${addressOf(id)} です。`)
  print(sayPlaceholder(text))
  const closing = closingIn(set, area)
  if (closing !== undefined) print(`「${closing.label}」をお休みにすると、この画面も閉じます。`)
  else if (!isKnownFolder)
    print(
      `「${area}」は新しいフォルダです。今ある分野の画面なら、--area で分野を指定して作り直してください。お休みの対象にするには、app.json の routes に area を書きます。`,
    )
  return exitCodes.ok
}

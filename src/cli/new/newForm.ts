import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type DocumentSet, type LoadedDocument, parseJson } from "../../../renderer/compiler"
import { recordOf } from "../../domain/json"
import { createDocument, drawForm, isDocumentName, objectsIn } from "../../server"
import { openDocuments } from "../documents"
import { CommandError, exitCodes, type Output } from "../failure"
import {
  placeholderIn,
  refuseName,
  refuseUnknown,
  requireFree,
  sayPlaceholder,
  splitPlace,
  writeNew,
} from "./newDocument"

interface NewFormOptions {
  readonly root: string
  /** The screen that draws it and submits its answers. */
  readonly screen?: string
}

/** Writes a form with one question; of a screen, also what draws and submits it. */
export function newForm(place: string, { root, screen }: NewFormOptions, { print }: Output): number {
  const set = openDocuments(root)
  const [folder, id] = splitPlace(place, "bank/branch")
  requireFree(set, "form", id)
  if (!isDocumentName(id)) refuseName("form", id)
  const folders = foldersIn(set)
  if (!folders.includes(folder)) refuseUnknown("フォルダ", folder, folders)
  const file = `${folder}/${id}.form.json`
  const text = placeholderIn(set)
  const create = createDocument({ file, kind: "form", id, content: contentWith(text) })
  if (screen === undefined) {
    writeNew({ root, file }, set, [create])
    print(
      `${join(root, file)} を作成しました。まだどの画面にも出ていません。画面の body に { "widget": "form", "form": "${id}", "into": "$form" } と書き、ボタンの tap のはじめに { "do": "submit", "form": "${id}" } と書きます。`,
    )
    print(sayPlaceholder(text))
    return exitCodes.ok
  }
  const asking = emptyScreen(set, screen)
  const document = recordOf(parseJson(readFileSync(join(root, asking.file), "utf8")).value)
  const drawing = drawForm({ file: asking.file, document, form: id })
  if (drawing === undefined)
    throw new CommandError(`画面「${screen}」の中身は shared の文書に書いてあるため、フォームを入れられません。`)
  writeNew({ root, file }, set, [create, ...drawing])
  print(`${join(root, file)} を作成し、画面「${screen}」に、フォームと、それを送るボタンを入れました。`)
  print(
    "答えの送り先は決まっていません。ボタンの tap の submit の次に、通信や、次の画面に渡す動き（keep）を書いてください。",
  )
  print(sayPlaceholder(text))
  return exitCodes.ok
}

const contentWith = (label: string) => ({
  keep: "session",
  schema: { type: "object", properties: { answer: { type: "string", maxLength: 100 } } },
  ui: [{ field: "answer", label, widget: "text", required: true }],
})

/** Folders of screens and forms. */
const foldersIn = (set: DocumentSet): readonly string[] => {
  const files = [...set.all("screen"), ...set.all("form")].map(({ file }) => file)
  return [...new Set(files.map((file) => file.slice(0, file.lastIndexOf("/"))))]
}

/** @throws CommandError where there is no such screen, nobody can read it, or it asks something already. */
function emptyScreen(set: DocumentSet, id: string): LoadedDocument<"screen"> {
  const screen = set.find("screen", id)
  const known = set.all("screen").map((one) => one.id)
  if (!screen) return refuseUnknown("画面", id, known)
  const { file, document, recovered } = screen
  if (recovered) throw new CommandError(`${file} はJSONとして読み取れません。先に直してください。`)
  const drawn = objectsIn(file, document).find(({ object }) => object["widget"] === "form")
  if (drawn)
    throw new CommandError(
      `画面「${id}」にはフォーム「${String(drawn.object["form"])}」があります。質問は、そのフォームに書き足してください。`,
    )
  return screen
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { type BlockSource, type Json, parseJson } from "../../renderer/compiler"
import { importForm, type ImportNote, type ImportSettings } from "../../renderer/importer"
import { autocompletes } from "../../renderer/linter"
import { isDocumentName, isFolderName } from "../server"
import { openDocuments } from "./documents"
import { CommandError, exitCodes, type Output } from "./failure"
import { chooseImportedControl, importedFormats } from "./importControls"
import { explainNote, explainRefusal } from "./texts/import"
import { writeDocument } from "../../renderer/editing"

export interface ImportedFiles {
  readonly schema: string
  readonly ui?: string
}

export interface ImportOptions {
  readonly root: string
  readonly id?: string
  /** Folder below the root; the first word of the id where absent. */
  readonly area?: string
  readonly overwrite: boolean
}

/** What a form of this product is made of. */
export const importSettings = (id: string, $schema: string): ImportSettings => ({
  id,
  $schema,
  control: chooseImportedControl,
  formats: importedFormats,
  autocompletes,
  titleBlock: (text): BlockSource => ({ widget: "heading", level: 2, text }),
  textBlock: (text): BlockSource => ({ widget: "text", text }),
  texts: {
    choice: "種類",
    branch: (number) => `選択肢${number}`,
    yes: "はい",
    no: "いいえ",
    pattern: "{label}は決められた形式で入力してください",
  },
})

/** Writes a form document from a JSON Schema and a uiSchema; 1 when the form means something else than they do. */
export function importSchema(files: ImportedFiles, options: ImportOptions, { print }: Output): number {
  const schema = readJson(files.schema)
  const ui = files.ui === undefined ? {} : readJson(files.ui)
  const id = options.id ?? idFrom(files.schema)
  const area = options.area ?? id.split(/[_-]/)[0] ?? id
  if (!isDocumentName(id))
    throw new CommandError(`「${id}」はフォームの名前に使えません。--id で小文字の英数字を指定してください。`)
  if (!isFolderName(area)) throw new CommandError(`「${area}」はフォルダの名前に使えません。`)
  const known = openDocuments(options.root).find("form", id)
  const file = known?.file ?? `${area}/${id}.form.json`
  const path = join(options.root, file)
  const isThere = existsSync(path)
  if (isThere && !options.overwrite)
    throw new CommandError(
      `フォーム「${id}」はすでに ${file} にあります。置き換えるには --overwrite、別の名前にするには --id を付けてください。`,
    )
  const $schema = `${"../".repeat(file.split("/").length - 1)}meta/form.schema.json`
  const imported = importForm(schema, ui, importSettings(id, $schema))
  if (imported.kind === "refused") {
    const source = imported.reason === "no-ui" ? files.ui : files.schema
    throw new CommandError(`${source} ${imported.pointer || "/"}: ${explainRefusal(imported)}。何も作っていません。`)
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, writeDocument(imported.document))
  print(
    `${path} を${isThere ? "置き換え" : "作成し"}ました。画面には { "widget": "form", "form": "${id}", "into": "$form" } と書きます。`,
  )
  if (imported.notes.length > 0) print(writeNotes(imported.notes, files))
  return imported.notes.some(({ grade }) => grade === "lost") ? exitCodes.errors : exitCodes.ok
}

const idFrom = (file: string): string =>
  basename(file)
    .replace(/\.json$/, "")
    .replace(/\.schema$/, "")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()

const grades = { lost: "意味が変わります", look: "見た目が変わります" } as const

function writeNotes(notes: readonly ImportNote[], files: ImportedFiles): string {
  const lines = notes.map((note) => {
    const file = note.file === "schema" ? files.schema : (files.ui ?? "")
    return `  ${file} ${note.pointer || "/"}\n    ${grades[note.grade]}: ${explainNote(note)}`
  })
  const lost = notes.filter(({ grade }) => grade === "lost").length
  return [...lines, `合計: 意味が変わるもの ${lost}件、見た目だけ変わるもの ${notes.length - lost}件`].join("\n")
}

function readJson(file: string): Json {
  const { value, errors } = parseJson(read(file))
  if (errors.length > 0) throw new CommandError(`「${file}」はJSONとして読み取れません。`)
  return value
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    throw new CommandError(`「${file}」を読み取れません。`)
  }
}

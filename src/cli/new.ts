import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { DocumentSet } from "../../renderer/compiler"
import { areaBeside } from "../../renderer/linter"
import { within } from "../../renderer/pointers"
import { openDocuments } from "./documents"
import { CommandError, exitCodes, type Output } from "./failure"
import { findStep, insertStep, skeletonOfStep } from "./newStep"
import { editText, writeDocument } from "../../renderer/editing"

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
  const area = wanted ?? neighbour?.area ?? id.split(/[_-]/)[0] ?? id
  const known = set.find("screen", id)
  if (known) throw new CommandError(`画面「${id}」はすでに ${known.file} にあります。`)
  if (!/^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(id))
    throw new CommandError(`「${id}」は画面の名前に使えません。小文字の英数字を _ でつないでください。`)
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(area)) throw new CommandError(`「${area}」はフォルダの名前に使えません。`)
  const file = `${area}/${id}.screen.json`
  const isKnownFolder = existsSync(join(root, area))
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const $schema = `${"../".repeat(file.split("/").length - 1)}meta/screen.schema.json`
  if (neighbour) {
    writeFileSync(join(root, file), writeDocument(skeletonOfStep(id, $schema, neighbour)))
    insertStep(root, neighbour, id)
    print(`${join(root, file)} を作成し、「${after}」の次に入れました（${join(root, neighbour.file)}）。`)
    return exitCodes.ok
  }
  writeFileSync(join(root, file), writeDocument(skeleton(id, $schema)))
  const closing = closingIn(set, area)
  addRoute(root, id, {
    screen: id,
    guard: guardIn(set, area),
    ...(closing === undefined ? {} : { area: closing.name }),
  })
  print(`${join(root, file)} を作成しました。ルートは /${id.replaceAll("_", "/")} です。`)
  if (closing !== undefined) print(`「${closing.label}」をお休みにすると、この画面も閉じます。`)
  else if (!isKnownFolder)
    print(
      `「${area}」は新しいフォルダです。今ある分野の画面なら、--area で分野を指定して作り直してください。お休みの対象にするには、app.json の routes に area を書きます。`,
    )
  return exitCodes.ok
}

/** The guard that most screens of the same folder have. */
function guardIn(set: DocumentSet, area: string): string {
  const inArea = new Set(set.all("screen").flatMap(({ file, id }) => (file.startsWith(`${area}/`) ? [id] : [])))
  const routes = Object.values(set.find("app", "app")?.document.routes ?? {})
  const guards = routes.flatMap(({ screen, guard = "none" }) => (inArea.has(screen ?? "") ? [guard] : []))
  const plain = guards.filter((guard) => typeof guard === "string")
  const count = (guard: string) => plain.filter((one) => one === guard).length
  return plain.toSorted((one, other) => count(other) - count(one))[0] ?? "login"
}

/** What a closure of the folder's other screens is called: the new one closes with them. */
function closingIn(set: DocumentSet, folder: string): { readonly name: string; readonly label: string } | undefined {
  const app = set.find("app", "app")?.document
  const name = app && areaBeside(set, app, folder)?.area
  return name === undefined ? undefined : { name, label: app?.areas?.[name]?.label ?? name }
}

function skeleton(id: string, $schema: string) {
  return {
    $schema,
    kind: "screen",
    id,
    version: 1,
    title: "新しい画面",
    header: { back: "close" },
    body: [
      { widget: "heading", level: 1, text: "新しい画面" },
      { widget: "text", text: "ここに本文を書きます。" },
    ],
    footer: [{ widget: "button", key: "close", style: "primary", label: "閉じる", tap: [{ do: "close-webview" }] }],
    samples: { usual: {}, "without-header": { query: { header: "0" } } },
  }
}

/** Adds the route without touching the rest of app.json. */
function addRoute(root: string, id: string, value: Readonly<Record<string, string>>): void {
  const file = "app.json"
  const path = join(root, file)
  const pointer = within("/routes", `/${id.replaceAll("_", "/")}`)
  const outcome = editText(readFileSync(path, "utf8"), { op: "set", file, pointer, value })
  if (outcome.kind !== "edited")
    throw new CommandError(`${file} は読み込んだあとに変わりました。もう一度実行してください。`)
  writeFileSync(path, outcome.text)
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { applyEdits, modify } from "jsonc-parser"
import { openDocuments } from "./documents"
import { CommandFailure, exitCodes, type Output } from "./failure"

export interface NewScreenOptions {
  readonly root: string
  /** Folder below the root; the first word of the id where absent. */
  readonly area?: string
}

/** Writes a screen that passes every check, and its route. */
export function newScreen(
  id: string,
  { root, area = id.split(/[_-]/)[0] ?? id }: NewScreenOptions,
  { print }: Output,
): number {
  const set = openDocuments(root)
  const known = set.find("screen", id)
  if (known) throw new CommandFailure(`画面「${id}」はすでに ${known.file} にあります。`)
  if (!/^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(id))
    throw new CommandFailure(`「${id}」は画面の名前に使えません。小文字の英数字を _ でつないでください。`)
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(area)) throw new CommandFailure(`「${area}」はフォルダの名前に使えません。`)
  const file = `${area}/${id}.screen.json`
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `${JSON.stringify(skeleton(id, file), null, 2)}\n`)
  addRoute(root, id)
  print(`${join(root, file)} を作成しました。ルートは /${id.replaceAll("_", "/")} です。`)
  return exitCodes.ok
}

function skeleton(id: string, file: string) {
  return {
    $schema: `${"../".repeat(file.split("/").length - 1)}meta/screen.schema.json`,
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
function addRoute(root: string, id: string): void {
  const file = join(root, "app.json")
  const text = readFileSync(file, "utf8")
  const route = { screen: id, guard: "login" }
  const edits = modify(text, ["routes", `/${id.replaceAll("_", "/")}`], route, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
  })
  writeFileSync(file, applyEdits(text, edits))
}

import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { DocumentSet, ScreenDocument, StepSource } from "../../renderer/compiler"
import { CommandError } from "./failure"
import { editText } from "../../renderer/editing"

/** The step after which a new one comes, and its screen. */
export interface StepPosition {
  readonly file: string
  readonly section: number
  readonly index: number
  readonly step: StepSource
  readonly screen: ScreenDocument
  readonly area: string
}

export function findStep(set: DocumentSet, id: string): StepPosition {
  for (const { file, document } of set.all("flow")) {
    for (const [section, { steps }] of document.sections.entries()) {
      const index = steps.findIndex((step) => step.screen === id)
      const step = steps[index]
      const screen = set.find("screen", id)
      if (step && screen)
        return {
          file,
          section,
          index,
          step,
          screen: screen.document,
          area: screen.file.split("/").slice(0, -1).join("/"),
        }
    }
  }
  throw new CommandError(`「${id}」はどのフローの画面でもありません。`)
}

/** Puts the step into the flow, after its neighbour and with its way back; nothing else in the file moves. */
export function insertStep(root: string, { file, section, index, step }: StepPosition, id: string): void {
  const path = join(root, file)
  const back = step.back === undefined ? {} : { back: step.back }
  const pointer = `/sections/${section}/steps/${index + 1}`
  const outcome = editText(readFileSync(path, "utf8"), { op: "insert", file, pointer, value: { screen: id, ...back } })
  if (outcome.kind !== "edited")
    throw new CommandError(`${file} は読み込んだあとに変わりました。もう一度実行してください。`)
  writeFileSync(path, outcome.text)
}

/** What the new screen has in common with the one before it: header, data, the bar above and the way on. */
export function skeletonOfStep(id: string, $schema: string, { screen }: StepPosition) {
  const { header, data = {}, page, body } = screen
  const saved = Object.entries(data).filter(
    ([, entry]) => entry.call !== undefined && entry.when === undefined && entry.on === undefined,
  )
  const calls = Object.fromEntries(saved.map(([, { call = "" }]) => [call, "pending"]))
  return {
    $schema,
    kind: "screen",
    id,
    version: 1,
    title: "新しい画面",
    ...(page === undefined ? {} : { page: page.replace(screen.id, id) }),
    ...(header === undefined ? {} : { header }),
    ...(saved.length === 0 ? {} : { data: Object.fromEntries(saved) }),
    body: [
      ...body.filter(({ widget }) => widget === "progress").slice(0, 1),
      { widget: "heading", level: 1, text: "新しい画面" },
      { widget: "text", text: "ここに本文を書きます。" },
    ],
    footer: [{ widget: "button", key: "next", style: "primary", label: "次へ", tap: [{ do: "next" }] }],
    samples: { default: {}, ...(saved.length === 0 ? {} : { loading: { calls } }) },
  }
}

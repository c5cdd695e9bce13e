import type { DocumentSet, ScreenDocument, StepSource } from "../../../../renderer/compiler"
import type { PointerEdit } from "../../../../renderer/editing"
import { areaBeside } from "../../../../renderer/linter"
import { within } from "../../../../renderer/pointers"
import { createDocument } from "../createDocument"

/** The step after which a new one comes, and its screen. */
export interface StepPosition {
  readonly file: string
  readonly section: number
  readonly index: number
  readonly step: StepSource
  readonly screen: ScreenDocument
  readonly area: string
}

export interface NewScreen {
  readonly id: string
  /** Folder below the root. */
  readonly area: string
  readonly title: string
  readonly text: string
  /** Where it is a step of a flow; else it has an address of its own. */
  readonly after?: StepPosition | undefined
}

export const isDocumentName = (id: string): boolean => /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/.test(id)

export const isFolderName = (area: string): boolean => /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(area)

export const fileOfScreen = ({ id, area }: Pick<NewScreen, "id" | "area">): string => `${area}/${id}.screen.json`

/** The address of a screen that is no step of a flow. */
export const addressOf = (id: string): string => `/${id.replaceAll("_", "/")}`

/** Undefined for a screen of no flow. */
export function findStep(set: DocumentSet, id: string): StepPosition | undefined {
  const screen = set.find("screen", id)
  for (const { file, document } of screen ? set.all("flow") : [])
    for (const [section, { steps }] of document.sections.entries()) {
      const index = steps.findIndex((step) => step.screen === id)
      const step = steps[index]
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
  return undefined
}

/** What writes a screen that passes every check, and its route or its place in a flow. */
export function newScreenEdits(set: DocumentSet, screen: NewScreen): readonly PointerEdit[] {
  const { id, area, after } = screen
  const file = fileOfScreen(screen)
  const create = createDocument({ file, kind: "screen", id, content: after ? stepOf(screen, after) : pageOf(screen) })
  if (after) {
    const back = after.step.back === undefined ? {} : { back: after.step.back }
    const pointer = `/sections/${after.section}/steps/${after.index + 1}`
    return [create, { op: "insert", file: after.file, pointer, value: { screen: id, ...back } } as PointerEdit]
  }
  const closing = closingIn(set, area)
  const route = { screen: id, guard: guardIn(set, area), ...(closing === undefined ? {} : { area: closing.name }) }
  const pointer = within("/routes", addressOf(id))
  return [create, { op: "set", file: "app.json", pointer, value: route, isNew: true }]
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
export function closingIn(
  set: DocumentSet,
  folder: string,
): { readonly name: string; readonly label: string } | undefined {
  const app = set.find("app", "app")?.document
  const name = app && areaBeside(set, app, folder)?.area
  return name === undefined ? undefined : { name, label: app?.areas?.[name]?.label ?? name }
}

const wordsOf = ({ title, text }: NewScreen) => [
  { widget: "heading", level: 1, text: title },
  { widget: "text", text },
]

const pageOf = (screen: NewScreen) => ({
  title: screen.title,
  header: { back: "close" },
  body: wordsOf(screen),
  footer: [{ widget: "button", key: "close", style: "primary", label: "閉じる", tap: [{ do: "close-webview" }] }],
  samples: { normal: {}, "without-header": { query: { header: "0" } } },
})

/** What the new screen has in common with the one before it: header, data, the bar above and the way on. */
function stepOf(screen: NewScreen, { screen: before }: StepPosition) {
  const { header, data = {}, page, body } = before
  const saved = Object.entries(data).filter(
    ([, entry]) => entry.call !== undefined && entry.when === undefined && entry.on === undefined,
  )
  const calls = Object.fromEntries(saved.map(([, { call = "" }]) => [call, "pending"]))
  return {
    title: screen.title,
    ...(page === undefined ? {} : { page: page.replace(before.id, screen.id) }),
    ...(header === undefined ? {} : { header }),
    ...(saved.length === 0 ? {} : { data: Object.fromEntries(saved) }),
    body: [...body.filter(({ widget }) => widget === "progress").slice(0, 1), ...wordsOf(screen)],
    footer: [{ widget: "button", key: "next", style: "primary", label: "次へ", tap: [{ do: "next" }] }],
    samples: { default: {}, ...(saved.length === 0 ? {} : { loading: { calls } }) },
  }
}

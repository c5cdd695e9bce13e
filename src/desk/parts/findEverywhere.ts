import type { WrittenCall } from "../../domain/writtenCalls"
import { areaName, sayCondition } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { namingOf } from "../names/namingOf"
import { placeName } from "../names/placeName"
import { matches } from "./matches"
import { views } from "../views"

export interface Found {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly detail: string
  readonly open: () => void
}

/** Of each kind so many are shown at most, that none hides the others. */
const most = 12

/** Everything of the documents that has these words, by kind. */
export const findEverywhere = (store: DeskStore, calls: readonly WrittenCall[], search: string): readonly Found[] => {
  const always = [findScreens(store, search), findFlows(store, search)]
  const others =
    search === ""
      ? []
      : [
          findViews(store, search),
          findFields(store, search),
          findTexts(store, search),
          findConditions(store, search),
          findCalls(store, calls, search),
        ]
  return [...always, ...others].flatMap((found) => found.slice(0, search === "" ? undefined : most))
}

const findScreens = (store: DeskStore, search: string): readonly Found[] =>
  store.tree.screens
    .filter(({ id, title }) => matches(search, id, title))
    .map(({ id, title }) => ({ key: id, kind: "画面", label: title, detail: id, open: () => store.openScreen(id) }))

const findFlows = (store: DeskStore, search: string): readonly Found[] =>
  store.tree.documents.flatMap(({ kind, id, file }) => {
    const area = areaName(file.split("/")[0] ?? "")
    if (kind !== "flow" || !matches(search, id, "流れ", area)) return []
    return [{ key: file, kind: "流れ", label: area, detail: id, open: () => store.openFlow(id) }]
  })

const findViews = (store: DeskStore, search: string): readonly Found[] =>
  views
    .filter(({ label }) => matches(search, label))
    .map(({ view, label }) => ({ key: view, kind: "表示", label, detail: "", open: () => store.show(view) }))

/** Questions of forms, by their label. */
const findFields = (store: DeskStore, search: string): readonly Found[] =>
  store.fields
    .filter(({ file, field, label }) => file.endsWith(".form.json") && matches(search, label, field))
    .map(({ file, field, label }) => ({
      key: `${file} ${field}`,
      kind: "質問",
      label,
      detail: `${file} ${field}`,
      open: () => void openField(store, file, field),
    }))

async function openField(store: DeskStore, file: string, field: string): Promise<void> {
  const owner = store.tree.screens.find((screen) => screen.file === file.replace(/\.form\.json$/, ".screen.json"))
  if (owner) store.openScreen(owner.id)
  await store.want(file)
  const pointer = pointerOf(store.document(file)?.["ui"], field, "/ui")
  if (pointer !== undefined) store.select({ file, pointer })
}

function pointerOf(value: unknown, field: string, pointer: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined
  if ("field" in value && value.field === field) return pointer
  for (const [key, part] of Object.entries(value)) {
    const found = pointerOf(part, field, `${pointer}/${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

const findTexts = (store: DeskStore, search: string): readonly Found[] =>
  store.texts
    .filter(({ text }) => matches(search, text))
    .map(({ file, pointer, text }) => ({
      key: `${file}#${pointer}`,
      kind: "文章",
      label: text,
      detail: file,
      open: () => store.goTo({ file, pointer }),
    }))

function findConditions(store: DeskStore, search: string): readonly Found[] {
  const naming = namingOf(store)
  return store.conditions.flatMap((written) => {
    const sentence = sayCondition(written.condition, naming)
    const name = /^\/conditions\/([^/]+)\/when$/.exec(written.pointer)?.[1]
    const label = name === undefined ? undefined : naming.condition(name)
    if (!matches(search, label ?? "", name ?? "", sentence)) return []
    return [
      {
        key: `${written.file}#${written.pointer}`,
        kind: "条件",
        label: label ?? sentence,
        detail: label === undefined ? placeName(store, written) : sentence,
        open: () => store.openCondition(written),
      },
    ]
  })
}

const findCalls = (store: DeskStore, calls: readonly WrittenCall[], search: string): readonly Found[] =>
  calls.flatMap(({ id, title, codes }) => {
    const open = () => store.openCall(id)
    const own = matches(search, id, title) ? [{ key: id, kind: "通信", label: title, detail: id, open }] : []
    const found = Object.entries(codes).filter(([code, { says }]) => matches(search, code, says))
    return [
      ...own,
      ...found.map(([code, { says }]) => ({
        key: `${id} ${code}`,
        kind: "コード",
        label: says === "" ? code : says,
        detail: `${code}　${title}`,
        open,
      })),
    ]
  })

import { roleNames } from "../../domain/roleNames"
import type { WrittenCall } from "../../domain/writtenCalls"
import { areaName, clientName, sayCondition } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { besideTitle } from "../names/besideTitle"
import { areasOf, closuresFile } from "../closures/plannedClosures"
import { namingOf } from "../names/namingOf"
import { placeName } from "../names/placeName"
import { createSearch, normal } from "./matches"
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

/** What the documents have, by kind, each with the words that it is found by. */
export type Everything = readonly (readonly Listed[])[]

interface Listed extends Found {
  /** `normal` */
  readonly words: string
}

/** Written out once for all searches: saying a thousand conditions takes longer than somebody waits for a letter. */
export const listEverything = (store: DeskStore, calls: readonly WrittenCall[]): Everything => [
  listScreens(store),
  listFlows(store),
  listViews(store),
  listAreas(store),
  listFields(store),
  listTexts(store),
  listConditions(store),
  listCalls(store, calls),
  listPeople(store),
]

/**
 * What has all these words, by kind, the nearest first: what is called exactly so, then what begins so. Screens and flows where
 * nothing is searched for.
 */
export function findIn(everything: Everything, search: string): readonly Found[] {
  if (search === "") return everything.slice(0, 2).flat()
  const isFound = createSearch(search)
  const wanted = normal(search).trim()
  return everything.flatMap((listed) => {
    const found = listed.filter(({ words }) => isFound(words))
    return found.toSorted((one, other) => distance(one, wanted) - distance(other, wanted)).slice(0, most)
  })
}

function distance({ label, key }: Listed, wanted: string): number {
  const names = [normal(label), normal(key)]
  if (names.includes(wanted)) return 0
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2
}

/** What stands in the list beside a name, its kind, is one of the words. */
const list = (found: Found, ...words: readonly string[]): Listed => ({
  ...found,
  words: normal([found.kind, ...words].join(" ")),
})

const listScreens = (store: DeskStore): readonly Listed[] =>
  store.tree.screens.map((screen) => {
    const { id, title, about = "", file } = screen
    const detail = besideTitle(screen, store.tree.screens) ?? areaName(file.split("/")[0] ?? "")
    return list({ key: id, kind: "画面", label: title, detail, open: () => store.openScreen(id) }, id, title, about)
  })

const listFlows = (store: DeskStore): readonly Listed[] =>
  store.tree.documents.flatMap(({ kind, id, file }) => {
    if (kind !== "flow") return []
    const name = store.nameOf(file)
    return [list({ key: file, kind: "流れ", label: name, detail: "", open: () => store.openFlow(id) }, id, name)]
  })

const listViews = (store: DeskStore): readonly Listed[] =>
  views.map(({ view, label }) =>
    list(
      { key: view, kind: "表示", label, detail: "", open: () => store.show(view) },
      label,
      view === "closures" ? closing : "",
    ),
  )

/** How people call it that a part of the app is closed. */
const closing = "お休み メンテナンス 停止 休止"

/** Parts of the app that can be closed. */
const listAreas = (store: DeskStore): readonly Listed[] =>
  areasOf(store).map(({ name, label }) => {
    const open = () => store.goTo({ file: closuresFile, pointer: `/areas/${name}` })
    return list({ key: `area ${name}`, kind: "お休み", label, detail: "お休みにする", open }, label, closing)
  })

/** Questions of forms, by their label. */
const listFields = (store: DeskStore): readonly Listed[] =>
  store.fields
    .filter(({ file }) => file.endsWith(".form.json"))
    .map(({ file, field, label }) => {
      const open = () => void openField(store, file, field)
      return list({ key: `${file} ${field}`, kind: "質問", label, detail: store.nameOf(file), open }, label, field)
    })

async function openField(store: DeskStore, file: string, field: string): Promise<void> {
  await store.want(file)
  const pointer = pointerOf(store.document(file)?.["ui"], field, "/ui")
  if (pointer !== undefined) store.goTo({ file, pointer })
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

const listTexts = (store: DeskStore): readonly Listed[] =>
  store.texts.map(({ file, pointer, text }) => {
    const open = () => store.goTo({ file, pointer })
    return list({ key: `${file}#${pointer}`, kind: "文章", label: text, detail: store.nameOf(file), open }, text)
  })

function listConditions(store: DeskStore): readonly Listed[] {
  return store.conditions.map((written) => {
    const naming = namingOf(store, written.file)
    const sentence = sayCondition(written.condition, naming)
    const name = /^\/conditions\/([^/]+)\/when$/.exec(written.pointer)?.[1]
    const label = name === undefined ? undefined : naming.condition(name)
    const found = {
      key: `${written.file}#${written.pointer}`,
      kind: "条件",
      label: label ?? sentence,
      detail: label === undefined ? placeName(store, written) : sentence,
      open: () => {
        store.show("conditions")
        store.select(written)
      },
    }
    return list(found, label ?? "", name ?? "", sentence)
  })
}

/** Known to whoever has signed in: what each has done. */
const listPeople = (store: DeskStore): readonly Listed[] =>
  (store.me?.people ?? []).map(({ login, name, roles }) => {
    const detail = roles.map((role) => roleNames[role]).join("・")
    const open = () => {
      store.shownAudit.choose(login)
      store.show("audit")
    }
    return list({ key: login, kind: "人", label: name, detail, open }, login, name)
  })

const listCalls = (store: DeskStore, calls: readonly WrittenCall[]): readonly Listed[] =>
  calls.flatMap(({ id, title, client, codes }) => {
    const open = () => store.openCall(id)
    return [
      list({ key: id, kind: "通信", label: title, detail: clientName(client), open }, id, title),
      ...Object.entries(codes).map(([code, { says }]) => {
        const label = says === "" ? code : says
        return list({ key: `${id} ${code}`, kind: "コード", label, detail: `${code}　${title}`, open }, code, says)
      }),
    ]
  })

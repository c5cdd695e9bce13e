import type { DeskStore, Place } from "../DeskStore"
import { isFields } from "../json"
import { autocompletes, choiceName, conversions, formats, icons, illustrations, skeletons } from "../../sentences"
import { offeredPaths } from "../conditions/offeredPaths"
import { actionWords } from "../names/actionWords"
import { namingOf } from "../names/namingOf"
import { pathsApart } from "../names/pathsApart"
import type { NamedKind } from "./namedKind"
import { linksOf } from "./tapEdits"

interface NamedValue {
  readonly value: string
  readonly name: string
}

/** What can stand at a place in words of people, with what stands there now. */
export function namedValues(store: DeskStore, place: Place, kind: NamedKind, value: string): readonly NamedValue[] {
  const offered = offeredOf(store, place, kind)
  const known = offered.some((one) => one.value === value) ? [] : [{ value, name: nameOf(store, kind, value, place) }]
  const all = [...known, ...offered]
  if (kind !== "path") return toldApart(all)
  const named = all.map((one) => ({ path: one.value, name: one.name }))
  return pathsApart(store, place.file, named).map(({ path, name }) => ({ value: path, name }))
}

function offeredOf(store: DeskStore, place: Place, kind: NamedKind): readonly NamedValue[] {
  switch (kind) {
    case "format":
      return Object.keys(formats)
        .filter((name) => name !== "code")
        .map((name) => ({ value: name, name: nameOf(store, kind, name) }))
    case "autocomplete":
      return listed(autocompletes)
    case "conversion":
      return listed(conversions)
    case "icon":
      return listed(icons)
    case "illustration":
      return listed(illustrations)
    case "skeleton":
      return listed(skeletons)
    case "message": {
      const messages = store.document("messages.json")?.["messages"]
      return isFields(messages)
        ? Object.entries(messages).map(([key, text]) => ({ value: key, name: String(text) }))
        : []
    }
    case "condition":
      return Object.entries(store.namedConditions).map(([key, one]) => ({
        value: key,
        name: isFields(one) && typeof one["label"] === "string" ? one["label"] : key,
      }))
    case "link":
      return Object.keys(linksOf(store)).map((key) => ({ value: key, name: nameOf(store, kind, key) }))
    case "place":
      return placesOf(store).map((id) => ({ value: id, name: nameOf(store, kind, id) }))
    case "path":
      return offeredPaths(store, place).map((path) => ({ value: path, name: nameOf(store, kind, path, place) }))
    default:
      return store.tree.documents
        .filter((one) => one.kind === kind)
        .map(({ id, file, title }) => ({ value: id, name: title ?? store.nameOf(file) }))
  }
}

const listed = (names: Readonly<Record<string, string>>): readonly NamedValue[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }))

function placesOf(store: DeskStore): readonly string[] {
  const routes = store.document("app.json")?.["routes"]
  return isFields(routes) ? Object.keys(routes) : []
}

function nameOf(store: DeskStore, kind: NamedKind, value: string, place?: Place): string {
  if (kind === "path") return namingOf(store, place?.file).path(value) ?? value
  if (kind === "link") return String(linksOf(store)[value] ?? value)
  if (kind === "place") return actionWords(store).title(value) ?? choiceName(value)
  if (kind !== "format") return choiceName(value)
  const [format = "", table] = value.split(":")
  const file = table === undefined ? undefined : store.fileOf("codes", table)
  return file === undefined ? (formats[format] ?? value) : `${store.nameOf(file)}で読む`
}

/** Names that several have say which one in brackets. */
function toldApart(values: readonly NamedValue[]): readonly NamedValue[] {
  const counts = new Map<string, number>()
  for (const { name } of values) counts.set(name, (counts.get(name) ?? 0) + 1)
  return values.map(({ value, name }) => ({ value, name: counts.get(name) === 1 ? name : `${name}（${value}）` }))
}

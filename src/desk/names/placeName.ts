import type { DeskStore, Place } from "../DeskStore"
import { isFields } from "../json"
import { areaName, componentName, propertyName, sayText } from "../../sentences"
import { namingOf } from "./namingOf"

/** What people call a place of a document: its screen, the part, and what of it. */
export function placeName(store: DeskStore, { file, pointer }: Place): string {
  const [folder = ""] = file.split("/")
  const own = stem(file)
  const screen = store.tree.screens.find((one) => stem(one.file) === own)
  const names = pointer
    .split("/")
    .slice(1)
    .filter((segment) => !/^\d+$/.test(segment))
    .slice(-2)
    .map(propertyName)
  if (file.endsWith(".flow.json")) return stepName(store, { file, pointer })
  const owner = screen ? `${areaName(folder)}「${screen.title}」` : store.nameOf(file)
  const part = store.valueAt({ file, pointer: pointer.replace(/\/[^/]+$/, "") })
  const label = isFields(part) ? (part["label"] ?? part["title"] ?? part["text"]) : undefined
  const widget = isFields(part) && typeof part["widget"] === "string" ? [componentName(part["widget"])] : []
  const said = typeof label === "string" ? [`「${sayText(label, namingOf(store, file))}」`] : widget
  return [owner, ...said, ...(said.length > 0 ? names.slice(-1) : names)].join("の")
}

/** Of a flow: the screen whose step it is. */
function stepName(store: DeskStore, { file, pointer }: Place): string {
  const [, at = "", property = ""] =
    /^((?:\/sections\/\d+\/steps|\/detached|\/entry\/deepLinks)\/\d+)\/(\w+)/.exec(pointer) ?? []
  const step = store.valueAt({ file, pointer: at })
  const title = store.tree.screens.find(({ id }) => isFields(step) && id === step["screen"])?.title
  const owner = store.nameOf(file)
  return title === undefined ? owner : `${owner}の「${title}」の${property === "back" ? "戻る先" : "通る条件"}`
}

const stem = (file: string): string => (file.split("/").at(-1) ?? file).split(".")[0] ?? file

/** Findings about addresses, mended in app.json. */
import { lastSegment, parentOf, within } from "../../model/pointer"
import { areaBeside, folderOf } from "../areaBeside"
import { type Fixer, putAt } from "./fixer"

const addSlash: Fixer = ({ document: { file }, pointer }) => {
  const path = lastSegment(pointer)
  return path.startsWith("/") ? [] : [{ op: "rename", file, pointer, to: `/${path}` }]
}

/** Without a guard everybody could come in. */
const closeRoute: Fixer = (place) => [putAt(place, parentOf(place.pointer), "login")]

const addArea: Fixer = (place) => {
  const { area } = place.words
  return area === undefined ? [] : [putAt(place, within(place.pointer, "area"), area)]
}

const addRoute: Fixer = ({ set, document: { file }, values }) => {
  const app = set.all("app")[0]
  const screen = String(values["name"])
  const { area } = (app && areaBeside(set, app.document, folderOf(file))) ?? {}
  // Of a name that no address can hold the file is to be called otherwise first.
  if (app === undefined || !/^[a-z0-9_-]+$/.test(screen)) return []
  const value = { screen, guard: "login", ...(area === undefined ? {} : { area }) }
  return [{ op: "set", file: app.file, pointer: within("/routes", `/${screen}`), value }]
}

export const routeFixes = new Map<string, Fixer>([
  ["area-unsaid", addArea],
  ["route-path-wrong", addSlash],
  ["guard-empty", closeRoute],
  ["screen-without-route", addRoute],
])

import type { FastifyInstance } from "fastify"
import type { DocumentSet } from "../../../../renderer/compiler"
import { dirname } from "node:path/posix"
import type { PointerEdit } from "../../../../renderer/editing"
import type { PlannedScreen } from "../../../domain/plannedScreen"
import { addressOf, findStep, isDocumentName, newScreenEdits } from "./newScreen"

interface ScreenQuery {
  readonly id?: string
  readonly title?: string
  /** A screen in whose folder the new one comes. */
  readonly beside?: string
  /** `1`: behind it in its flow. */
  readonly step?: string
}

/** What has to be written for a new screen: only edits write it. */
export function registerScreens(app: FastifyInstance, set: () => DocumentSet): void {
  app.get<{ Querystring: ScreenQuery }>("/__desk/screens/new", ({ query }) => planScreen(set(), query))
}

function planScreen(
  set: DocumentSet,
  { id = "", title = "", beside = "", step }: ScreenQuery,
): PlannedScreen<PointerEdit> {
  const near = set.find("screen", beside)
  const after = findStep(set, beside)
  const area = dirname(near?.file ?? "")
  const app = set.find("app", "app")?.document
  const isTaken = (name: string) => set.find("screen", name) !== undefined || app?.routes[addressOf(name)] !== undefined
  const base = area.replaceAll(/[/-]/g, "_")
  const names = Array.from({ length: set.all("screen").length + 1 }, (_, index) => `${base}_new${index || ""}`)
  const known = { isStep: after !== undefined, suggested: names.find((name) => !isTaken(name)) ?? "" }
  if (!near || !isDocumentName(id)) return { ...known, problem: "name" }
  if (isTaken(id)) return { ...known, problem: "taken" }
  const text = app?.constants["placeholderText"]
  const words = { title, text: typeof text === "string" ? text : title }
  return { ...known, edits: newScreenEdits(set, { id, area, ...words, after: step === "1" ? after : undefined }) }
}

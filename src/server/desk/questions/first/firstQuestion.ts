import { dirname } from "node:path/posix"
import { freeKey, type PointerEdit } from "../../../../../renderer/editing"
import { within } from "../../../../../renderer/pointers"
import type { AskingProblem, AskingWay, AskingWays } from "../../../../domain/firstQuestion"
import { isRecord, type JsonRecord, recordOf } from "../../../../domain/json"
import { createDocument } from "../../createDocument"
import type { WrittenPlace } from "../../drawnParts"
import type { WrittenValues } from "../../writtenValues"
import { findAnswerPlaces } from "../answerPlaces"
import { fileOf } from "../moves/flowSteps"
import { objectsIn } from "../walkWritten"
import { afterEdits } from "./afterEdits"
import { drawForm } from "./drawForm"
import { findSendings, type Sending } from "./findSending"

/** How a screen can ask its first question, below this part of it or below all; undefined for what is no screen. */
export function firstQuestion(
  written: WrittenValues,
  { file, pointer }: WrittenPlace,
): AskingWays<PointerEdit> | undefined {
  const screen = recordOf(written.get(file))
  if (screen["kind"] !== "screen") return undefined
  if (objectsIn(file, screen).some(({ object }) => object["widget"] === "form")) return refused("asks-already")
  const [, index] = /^\/body\/(\d+)$/.exec(pointer) ?? []
  const at = index === undefined ? "/body/-" : within("/body", Number(index) + 1)
  const sendings = findSendings(written, String(screen["id"]))
  if (sendings.length === 0) return refused("nowhere")
  const ways = sendings.flatMap((sending) => wayOf(written, { file, at, screen, sending }))
  return ways.length === 0 ? refused("shared") : { ways }
}

const refused = (problem: AskingProblem): AskingWays<PointerEdit> => ({ problem, ways: [] })

interface Asked {
  /** The screen. */
  readonly file: string
  readonly at: string
  readonly screen: JsonRecord
  readonly sending: Sending
}

function wayOf(written: WrittenValues, { file, at, screen, sending }: Asked): readonly AskingWay<PointerEdit>[] {
  const id = freeForm(written, String(screen["id"]))
  const own = `${dirname(file)}/${id}.form.json`
  const content = { keep: sending.keep ?? "encrypted", schema: { type: "object", properties: {} }, ui: [] }
  const create = createDocument({ file: own, kind: "form", id, content })
  const drawing = drawForm({ file, document: screen, form: id, block: sending.block, at, sends: [sending.sends(id)] })
  if (drawing === undefined) return []
  const edits = [create, ...drawing]
  const places = findAnswerPlaces(afterEdits(written, edits), own)
  return places === undefined || places.sent === "nowhere"
    ? []
    : [{ beside: sending.screen, edits, place: { file: own, pointer: "/ui/0" }, places }]
}

/** As the screen is called, or with a number where a form has that name. */
function freeForm(written: WrittenValues, screen: string): string {
  const taken = new Set(
    [...written.values()].flatMap((value) => (isRecord(value) && value["kind"] === "form" ? [value["id"]] : [])),
  )
  return fileOf(written, "form", screen) === undefined ? screen : freeKey(taken, screen).replace("-", "_")
}

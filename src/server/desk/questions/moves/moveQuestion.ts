import type { PointerEdit } from "../../../../../renderer/editing"
import { canonicalJson } from "../../../../domain/canonicalJson"
import type { AskedWhen, MoveObstacle, MoveTarget, ObstacleKind, QuestionMoves } from "../../../../domain/questionMoves"
import { isRecord, recordOf } from "../../../../domain/json"
import { segmentsOf, valueAt, within } from "../../../../../renderer/pointers"
import type { WrittenPlace } from "../../drawnParts"
import type { WrittenValues } from "../../writtenValues"
import { neededBy } from "../neededBy"
import { tracesOf } from "../traces"
import { objectsIn, questionsIn } from "../walkWritten"
import { type AlikeForms, findAlikeForms, type FlowForm } from "./alikeForms"
import { moveAll, type MovingQuestions } from "./moveAll"
import { createNeededBefore, isBelow } from "./neededBefore"
import { questionsTogether } from "./together"
import { createUnconfirmed } from "./unconfirmed"
import { createUnknownThere } from "./unknownThere"

/**
 * Where a question can be asked instead, and what is in the way elsewhere; undefined for what asks nothing. `isTogether`: with all
 * that it cannot do without, and that cannot do without it.
 */
export function moveQuestion(
  written: WrittenValues,
  { file, pointer }: WrittenPlace,
  isTogether = false,
): QuestionMoves<PointerEdit> | undefined {
  const all = questionsIn(recordOf(written.get(file))["ui"])
  const asked = all.find((one) => one.pointer === pointer)
  if (asked === undefined) return undefined
  const alike = findAlikeForms(written, file)
  const moved = alike && isTogether ? questionsTogether(written, alike.own, pointer) : [asked]
  const questions = moved.map((one) => ({ ...one, traces: tracesOf(written, { file, name: one.name }) }))
  const isSent = questions.every(
    ({ traces, question }) => traces.some(({ kind }) => kind !== "schema") && question["sent"] !== false,
  )
  // One that is asked twice would be asked on here.
  const isOnce = moved.every(({ name }) => all.filter((one) => one.name === name).length === 1)
  const along = moved.flatMap((one) => (one.pointer === pointer ? [] : [{ file, pointer: one.pointer }]))
  if (alike === undefined || !isSent || !isOnce) return { isOnly: false, along, uses: [], targets: [] }
  const moving = { own: alike.own, questions }
  const places = questions.flatMap(({ traces, pointer: at }) => [...traces, { file, pointer: at }])
  const needs = questions.flatMap(({ name, traces }) =>
    neededBy(written, { file, name, hosts: [alike.own.host], traces, places }),
  )
  const uses = [...needs.filter((one) => !isOfCalls(one)), ...tappingSamples(written, moving)]
  // What several need is worked out for one after the other: nobody waits for it in vain.
  const isVain = along.length > 0 && uses.length > 0
  return {
    isOnly: all.length === moved.length,
    along,
    uses,
    targets: isVain ? [] : targetsOf(written, { ...alike, moving, refused: needs.filter(isOfCalls) }),
  }
}

/** What the test model of a flow says of answers that a call refuses. */
const isOfCalls = ({ pointer }: WrittenPlace): boolean => isBelow(pointer, "/testModel/refused")

interface Targets extends AlikeForms {
  readonly moving: MovingQuestions
  /** What the test model says of answers that a call refuses. */
  readonly refused: readonly WrittenPlace[]
}

function targetsOf(written: WrittenValues, targets: Targets): readonly MoveTarget<PointerEdit>[] {
  const { flow, own, others, moving } = targets
  const neededBefore = createNeededBefore(written, { ...targets, ...moving })
  const unknownThere = createUnknownThere(written, { ...targets, ...moving })
  const unconfirmed = createUnconfirmed(written, { ...targets, ...moving })
  return others.map((other): MoveTarget<PointerEdit> => {
    const found: Readonly<Record<ObstacleKind, readonly WrittenPlace[] | undefined>> = {
      "asked-there": askedThere(written, moving, other),
      "needed-before": someOf(neededBefore(other)),
      "unknown-there": someOf(unknownThere(other)),
      "refused-today": someOf(refusedToday(written, targets, other)),
      "kept-otherwise": keeping(written, own) === keeping(written, other) ? undefined : [],
      "begins-empty": beginsWith(written, targets, own) && !beginsWith(written, targets, other) ? [] : undefined,
      "unconfirmed-there": someOf(unconfirmed(other)),
    }
    const obstacles = (Object.keys(found) as ObstacleKind[]).flatMap((kind): readonly MoveObstacle[] => {
      const uses = found[kind]
      return uses === undefined ? [] : [{ kind, uses }]
    })
    const [before, after] = [own, other].map(({ index }) => flow.steps[index])
    const asked: AskedWhen = {
      ...(before?.when === undefined ? {} : { before: before.when }),
      ...(after?.when === undefined ? {} : { after: after.when }),
    }
    const [call] = other.places.calls
    return {
      file: other.file,
      screen: after?.screen ?? "",
      section: after?.section ?? "",
      obstacles,
      edits: obstacles.length > 0 ? [] : moveAll(written, moving, other.file),
      ...(call === undefined || call === own.places.calls[0] ? {} : { call }),
      ...(canonicalJson(asked.before) === canonicalJson(asked.after) ? {} : { asked }),
    }
  })
}

const someOf = (places: readonly WrittenPlace[]) => (places.length > 0 ? places : undefined)

/** The questions of the same name, or with the same words. */
function askedThere(written: WrittenValues, { questions }: MovingQuestions, { file }: FlowForm) {
  const there = questionsIn(recordOf(written.get(file))["ui"])
  const found = questions.map(({ name, question: { label } }) => ({
    same: there.filter((one) => one.name === name || (label !== undefined && one.question["label"] === label)),
    isKnown: valueAt(written.get(file), within("/schema/properties", name)) !== undefined,
  }))
  const isAsked = found.some(({ same, isKnown }) => same.length > 0 || isKnown)
  return isAsked ? found.flatMap(({ same }) => same.map(({ pointer }) => ({ file, pointer }))) : undefined
}

/** What the call of today says of wrong answers, where another call would send these. */
function refusedToday(written: WrittenValues, { own, moving, refused }: Targets, other: FlowForm) {
  const [call = ""] = own.places.calls
  if (other.places.calls[0] === call) return []
  const names = new Set(moving.questions.map(({ name }) => name))
  const codes = objectsIn(call, written.get(call)).flatMap(({ pointer, object: { field, message } }) =>
    message !== undefined && names.has(String(field).split(".")[0] ?? "") ? [{ file: call, pointer }] : [],
  )
  return [...codes, ...refused]
}

const keeping = (written: WrittenValues, { file }: FlowForm): unknown => recordOf(written.get(file))["keep"]

/** Whether a form begins with what was answered before, as it is or among what it is filled up with. */
function beginsWith(written: WrittenValues, { flow: { answers } }: AlikeForms, { file, host }: FlowForm): boolean {
  const { id } = recordOf(written.get(file))
  const document = written.get(host.file)
  const starts = objectsIn(host.file, document).flatMap(({ object: { widget, form, initial } }) =>
    widget === "form" && form === id ? [initial] : [],
  )
  const leads = (value: unknown): boolean =>
    value === answers ||
    (Array.isArray(value) && value.some(leads)) ||
    (typeof value === "string" && value.startsWith("$") && sourceLeads(value.slice(1)))
  const sourceLeads = (name: string): boolean => {
    const { input } = recordOf(valueAt(document, within("/data", name)))
    return isRecord(input) && Object.values(input).some(leads)
  }
  return answers !== undefined && starts.some(leads)
}

/** States of the screen that tap something inside the questions. */
function tappingSamples(written: WrittenValues, { own, questions }: MovingQuestions): readonly WrittenPlace[] {
  const { file } = own.host
  const parts = questions.flatMap(({ question }) => objectsIn(own.file, question))
  const keys = new Set(parts.flatMap(({ object: { key, tap } }) => (tap ? [key] : [])))
  return Object.entries(recordOf(recordOf(written.get(file))["samples"])).flatMap(([name, sample]) => {
    const { tap } = recordOf(sample)
    const isTapping = Array.isArray(tap) && tap.some((key) => keys.has(String(segmentsOf(`/${String(key)}`)[0])))
    return isTapping ? [{ file, pointer: within("/samples", name, "tap") }] : []
  })
}

import { isRecord, type JsonRecord, recordOf } from "../../../../domain/json"
import { parentOf, valueAt } from "../../../../../renderer/pointers"
import { canonicalJson } from "../../../../domain/canonicalJson"
import type { WrittenValues } from "../../writtenValues"
import { type FlowForm, formsOfFlow } from "../moves/alikeForms"
import { fileOf, flowsOf } from "../moves/flowSteps"
import { sendersOf } from "../senders"
import { objectsIn } from "../walkWritten"

/** How a form of the same flow is drawn and sent, as a new one can be. */
export interface Sending {
  /** Id of its screen. */
  readonly screen: string
  /** How it keeps what is half typed. */
  readonly keep: unknown
  /** Its block without the name of the form. */
  readonly block: JsonRecord
  /** The action that sends all of its answers, for a form of this name. */
  readonly sends: (form: string) => JsonRecord
}

/**
 * Of each call that takes all answers of a form, the form that is nearest to this screen. Those of its own section where there
 * are any: what belongs to another part of the flow is often taken only while customers are there.
 */
export function findSendings(written: WrittenValues, screen: string): readonly Sending[] {
  const flow = flowsOf(written).find(({ steps }) => steps.some((step) => step.screen === screen))
  const own = flow?.steps.findIndex((step) => step.screen === screen) ?? -1
  const document = recordOf(written.get(fileOf(written, "screen", screen) ?? ""))
  if (flow === undefined) return []
  const distance = ({ index }: FlowForm) => (index < own ? own - index : (index - own) * 2)
  const near = formsOfFlow(written, flow).toSorted((one, other) => distance(one) - distance(other))
  const all = near.flatMap((form) => {
    const { screen: beside = "", section } = flow.steps[form.index] ?? {}
    return sendingOf(written, document, form).map((sending) => ({ ...sending, screen: beside, section }))
  })
  const together = all.filter(({ section }) => section === flow.steps[own]?.section)
  const found = together.length > 0 ? together : all
  return [...new Map(found.toReversed().map((one) => [one.call, one])).values()].toReversed()
}

function sendingOf(written: WrittenValues, screen: JsonRecord, { file, host, places }: FlowForm) {
  const form = recordOf(written.get(file))
  const there = recordOf(written.get(host.file))
  const { home, isConsentsOnly } = places
  const block = objectsIn(host.file, there).find(
    ({ object: { widget, form: drawn } }) => widget === "form" && drawn === form["id"],
  )?.object
  if (block === undefined || home === undefined || isConsentsOnly) return []
  const { widget: _widget, form: _form, ...drawn } = block
  return sendersOf(written, { file, id: String(form["id"]) }).flatMap((sender) => {
    const action = recordOf(valueAt(written.get(sender.file), sender.pointer))
    const isPlain = action["answers"] === true && action["on"] === undefined && "/footer" === topOf(sender.pointer)
    if (!isPlain || sender.file !== host.file || !knowsAlike(screen, there, [action, drawn])) return []
    return [
      {
        call: sender.call,
        keep: form["keep"],
        block: drawn,
        sends: (id: string): JsonRecord => ({ ...action, form: id }),
      },
    ]
  })
}

const topOf = (pointer: string): string => (parentOf(pointer) === "" ? pointer : topOf(parentOf(pointer)))

/** Whether all that is read there of the data of the one screen is known on the other one, too. */
function knowsAlike(screen: JsonRecord, other: JsonRecord, parts: readonly unknown[]): boolean {
  const [here, there] = [recordOf(screen["data"]), recordOf(other["data"])]
  const local = ["values", "state", "query"].flatMap((key) => (isRecord(other[key]) ? [key] : []))
  return parts.flatMap(rootsIn).every((root) => {
    if (local.includes(root)) return false
    return !(root in there) || (root in here && callOf(here[root]) === callOf(there[root]))
  })
}

const callOf = (entry: unknown): string => {
  const { call, source, input } = recordOf(entry)
  return canonicalJson({ call, source, input })
}

/** The first words of all paths in a value, and of the places that something is put into. */
function rootsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [...value.matchAll(/^\$(\w+)/g)].map(([, root = ""]) => root)
  if (typeof value !== "object" || value === null) return []
  const { into } = recordOf(value)
  return [...(typeof into === "string" ? [into.replace(/^\$/, "")] : []), ...Object.values(value).flatMap(rootsIn)]
}

import type { AnswerPlaces } from "../../../../domain/answerPlaces"
import { canonicalJson } from "../../../../domain/canonicalJson"
import { recordOf } from "../../../../domain/json"
import { valueAt, within } from "../../../../../renderer/pointers"
import type { WrittenValues } from "../../writtenValues"
import { findAnswerPlaces } from "../answerPlaces"
import { type Host, hostsOf, sendersOf } from "../senders"
import { objectsIn } from "../walkWritten"
import { fileOf, flowsOf, type WrittenFlow } from "./flowSteps"

/** A form on its screen in a flow. */
export interface FlowForm {
  readonly file: string
  readonly host: Host
  readonly places: AnswerPlaces
  /** Of its screen among the steps. */
  readonly index: number
}

/** A form, and those of its flow whose answers are kept where its own are. */
export interface AlikeForms {
  readonly flow: WrittenFlow
  readonly own: FlowForm
  readonly others: readonly FlowForm[]
  /** All forms of the flow. */
  readonly all: readonly FlowForm[]
}

/** Undefined for a form that stands in no flow, or on several screens. */
export function findAlikeForms(written: WrittenValues, file: string): AlikeForms | undefined {
  const { id } = recordOf(written.get(file))
  const [host, ...more] = hostsOf(written, String(id))
  if (host === undefined || more.length > 0) return undefined
  for (const flow of flowsOf(written)) {
    const all = formsOfFlow(written, flow)
    const own = all.find((form) => form.file === file)
    if (own === undefined) continue
    const others = all.filter((form) => form.file !== file && form.host.root === host.root)
    return { flow, own, all, others: others.filter((form) => isKeptAlike(written, own, form)) }
  }
  return undefined
}

/** Each form of a flow that stands on one screen alone. */
export const formsOfFlow = (written: WrittenValues, flow: WrittenFlow): readonly FlowForm[] =>
  flow.steps.flatMap(({ screen }, index) => {
    const at = fileOf(written, "screen", screen)
    if (at === undefined) return []
    return objectsIn(at, written.get(at)).flatMap(({ object: { widget, form } }): readonly FlowForm[] => {
      if (widget !== "form") return []
      const hosts = hostsOf(written, String(form))
      const file = fileOf(written, "form", form)
      const places = file === undefined ? undefined : findAnswerPlaces(written, file)
      const [host] = hosts
      return file && places && host && hosts.length === 1 ? [{ file, host, places, index }] : []
    })
  })

/** Sent by the same call, or by another one that adds to the very same whole and answers with it. */
function isKeptAlike(written: WrittenValues, own: FlowForm, other: FlowForm): boolean {
  const [one, two] = [own.places, other.places]
  const [call, called] = [one.calls[0], two.calls[0]]
  if (call === undefined || called === undefined || one.isConsentsOnly || two.isConsentsOnly) return false
  if (call === called) return isSame(literalsSent(written, own), literalsSent(written, other))
  const [asked, answering] = [recordOf(written.get(call)), recordOf(written.get(called))]
  const { response } = asked
  const isOneWhole = recordOf(response)["$ref"] !== undefined && isSame(response, answering["response"])
  return (
    isOneWhole && asked["method"] === answering["method"] && isSection(one) && isSection(two) && homesMeet(one, two)
  )
}

/** The shared schema of what one call sends. */
const isSection = ({ home }: AnswerPlaces): boolean => home?.pointer.endsWith("/properties") === true

const homesMeet = (one: AnswerPlaces, two: AnswerPlaces): boolean =>
  one.home?.file === two.home?.file && one.home?.isLowered === two.home?.isLowered

/** What a call says of its own by values that no answer gives: `group` of two that agree to unlike documents. */
function literalsSent(written: WrittenValues, { file, places }: FlowForm): unknown {
  const id = String(recordOf(written.get(file))["id"])
  const { id: call } = recordOf(written.get(places.calls[0] ?? ""))
  const inputs = sendersOf(written, { file, id }).flatMap((sender) =>
    sender.call === call ? [recordOf(valueAt(written.get(sender.file), within(sender.pointer, "input")))] : [],
  )
  const literals = inputs.flatMap((input) =>
    Object.entries(input).filter(([, value]) => typeof value !== "string" || !value.startsWith("$")),
  )
  return Object.fromEntries(literals)
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

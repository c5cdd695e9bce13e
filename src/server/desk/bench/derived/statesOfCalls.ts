import { recordOf } from "../../../../domain/json"
import { callEndName, callName } from "../../../../sentences"
import { type DerivedState, idOf, objectsOf, type Source } from "./derivedState"

/** How every call can end, whatever its document says. */
const always = ["pending", "not-found", "maintenance", "offline", "timeout", "broken"]

export interface StateOfCall extends DerivedState {
  /** Call and how it ends. */
  readonly end: string
}

/**
 * A screen with each end of each call: of those that it opens with, and of those that something on it makes. What a call answers
 * when it is well is for people to choose: there are dozens of answers to some.
 */
export function statesOfCalls({ set, document, usual }: Source): readonly StateOfCall[] {
  const objects = objectsOf(document)
  const opening = objectsOf(document["data"]).flatMap(({ call }) => (typeof call === "string" ? [{ call }] : []))
  const made = objects.flatMap((action) => {
    const { do: does, call } = action
    return does === "call" && typeof call === "string" ? [{ call, action }] : []
  })
  return [...opening, ...made].flatMap((one) => {
    const found = set.find("call", one.call)?.document
    if (!found) return []
    const lost = found.effect === "write" ? ["unconfirmed"] : []
    const ends = [...always, ...lost, ...Object.keys(found.codes ?? {})]
    return ends.map((end): StateOfCall => ({
      end: `${one.call} ${end}`,
      id: idOf(one.call, end),
      name: `${callName(found) ?? one.call}：${callEndName(end) ?? `コード ${end}`}`,
      sample: {
        ...usual,
        calls: { ...recordOf(usual["calls"]), [one.call]: end },
        ...("action" in one ? { do: [one.action] } : {}),
      },
    }))
  })
}

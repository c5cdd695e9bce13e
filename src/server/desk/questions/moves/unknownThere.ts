import { canonicalJson } from "../../../../domain/canonicalJson"
import { recordOf } from "../../../../domain/json"
import { conditionsUsed, pathsRead } from "../../../../domain/pathsRead"
import { segmentsOf, valueAt, within } from "../../../../../renderer/pointers"
import type { WrittenPlace } from "../../drawnParts"
import type { WrittenValues } from "../../writtenValues"
import { objectsIn, questionsIn, type WrittenQuestion } from "../walkWritten"
import type { AlikeForms, FlowForm } from "./alikeForms"
import { isBelow } from "./neededBefore"
import { answerIn, conditionsOf } from "./readAnswers"

interface Asked extends Pick<AlikeForms, "flow" | "own" | "all"> {
  readonly questions: readonly WrittenQuestion[]
}

/** Where questions read, or do, what is not there on the screen of another form. */
export function createUnknownThere(
  written: WrittenValues,
  asking: Asked,
): (target: FlowForm) => readonly WrittenPlace[] {
  const { flow, own, questions } = asking
  const id = recordOf(written.get(own.file))["id"]
  const named = conditionsOf(written)
  const screen = recordOf(written.get(own.host.file))
  const parts = objectsIn(own.file, written.get(own.file)).flatMap((part) => {
    const question = questions.find(({ pointer }) => isBelow(part.pointer, pointer))
    return question === undefined ? [] : [{ ...part, question }]
  })
  return (target) => {
    const there = recordOf(written.get(target.host.file))
    const others = questionsIn(recordOf(written.get(target.file))["ui"])
    const asked = new Set([...questions, ...others].map(({ name }) => name))
    const isDeclaredAlike = (kind: string, one: string) =>
      valueAt(there, within("", kind, one)) !== undefined &&
      isSame(valueAt(screen, within("", kind, one)), valueAt(there, within("", kind, one)))
    const isKnown = (path: string): boolean => {
      const [root = "", next = ""] = path.split(".")
      const answer = flow.answers === undefined ? undefined : answerIn(path, flow.answers)
      if (`$${root}` === own.host.root) return asked.has(next)
      if (root === "state") return false
      if (root === "query") return isDeclaredAlike("query", next)
      const isOfScreen = ["data", "values"].some((kind) => Object.hasOwn(recordOf(screen[kind]), root))
      if (!isOfScreen) return true
      return (answer === undefined || isAnswered(written, answer, { ...asking, target })) && isSourceKnown(root)
    }
    /** What the screens load is the same, and made of the same. */
    const isSourceKnown = (root: string): boolean => {
      const kind = Object.hasOwn(recordOf(screen["data"]), root) ? "data" : "values"
      const [mine, other] = [screen, there].map((one) => valueAt(one, within("", kind, root)))
      const { loading: _one, ...made } = recordOf(mine)
      const { loading: _other, ...making } = recordOf(other)
      return other !== undefined && isSame(made, making) && pathsRead(made["input"]).every(isKnown)
    }
    const unknown = parts.flatMap((part) => {
      const { object } = part
      const read = Object.entries(object).flatMap(([key, value]) => {
        const texts = [value].flat().filter((one) => typeof one === "string")
        const conditions = key === "condition" ? conditionsUsed(object, named) : []
        const paths = [...pathsRead(texts), ...conditions.flatMap((one) => pathsRead(named[one]))]
        return paths.every(isKnown) ? [] : [within(part.pointer, key)]
      })
      const acts = object["do"] !== undefined && (object["form"] === id || object["state"] !== undefined)
      // People set a property as a whole.
      const depth = segmentsOf(part.question.pointer).length + 1
      return [...read, ...(acts ? [part.pointer] : [])].map((at) => within("", ...segmentsOf(at).slice(0, depth)))
    })
    return [...new Set(unknown)].map((at) => ({ file: own.file, pointer: at }))
  }
}

interface Reaching extends Pick<AlikeForms, "flow" | "own" | "all"> {
  readonly target: FlowForm
}

/** Whether customers have given an answer, or it has come to be known, before they get to the other screen. */
function isAnswered(written: WrittenValues, answer: string, reaching: Reaching): boolean {
  const { flow, own, all, target } = reaching
  if (target.index > own.index) return true
  const { steps, given, decided, answers = "" } = flow
  const isAsked = all.some(
    ({ file, index }) =>
      index < target.index && questionsIn(recordOf(written.get(file))["ui"]).some(({ name }) => name === answer),
  )
  const isGiven = given.some(
    ({ after, names }) => names.has(answer) && steps.findIndex(({ screen }) => screen === after) < target.index,
  )
  const follows = decided.find(({ name }) => name === answer)
  const from = follows && pathsRead(follows.cases).flatMap((path) => answerIn(path, answers) ?? [])
  return isAsked || isGiven || (from?.every((one) => isAnswered(written, one, reaching)) ?? false)
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

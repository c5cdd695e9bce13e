import type { Path } from "../../model/compiled"
import type { TestModel, Exit } from "../../testgen/types"
import { compileCondition, compileOptionalCondition } from "../compile/compileCondition"
import { compileOperand, parsePath } from "../compile/compileValue"
import { createSharedContext, toList, toRecord, toText, withoutGaps } from "../compile/context"
import type { DocumentSet } from "../types"

/** What a flow's document says to tools only: it never reaches a browser. */
export interface FlowNotes {
  readonly model: TestModel
  readonly exits: readonly Exit[]
  /** Labels of the named conditions. */
  readonly labels: Readonly<Record<string, string>>
}

export function readFlowNotes(set: DocumentSet, id: string): FlowNotes {
  const shared = createSharedContext(set, [])
  const { assumes, exits } = toRecord(set.find("flow", id)?.document)
  const { answers, start, given, decided, refused } = toRecord(assumes)
  return {
    model: withoutGaps({
      answers: pathOf(answers),
      start: toRecord(start),
      given: toList(given)
        .map(toRecord)
        .map(({ after, label, choices }) => ({
          after: toText(after),
          label: toText(label),
          choices: toList(choices)
            .map(toRecord)
            .map((choice) => ({ label: toText(choice["label"]), values: toRecord(choice["values"]) })),
        })),
      decided: toList(decided)
        .map(toRecord)
        .map(({ value, cases }) => ({
          value: pathOf(value) ?? [],
          cases: toList(cases)
            .map(toRecord)
            .map(({ when, is }) =>
              withoutGaps({ when: compileOptionalCondition(when, shared), is: compileOperand(is, shared.tokens) }),
            ),
        })),
      refused: toList(refused)
        .map(toRecord)
        .map(({ call, code, when }) => ({
          call: toText(call),
          code: toText(code),
          when: compileCondition(when, shared),
        })),
    }),
    exits: Object.entries(toRecord(exits)).map(([name, exit]) => {
      const { label, from, through } = toRecord(exit)
      return {
        name,
        label: toText(label, name),
        from: toList(from).map((screen) => toText(screen)),
        through: toList(through).map((way) => toText(way)),
      }
    }),
    labels: Object.fromEntries(
      Object.entries(shared.conditions).map(([name, condition]) => [name, toText(toRecord(condition)["label"], name)]),
    ),
  }
}

const pathOf = (value: unknown): Path | undefined => (typeof value === "string" ? parsePath(value) : undefined)

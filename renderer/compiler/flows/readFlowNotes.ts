import type { Exit, TestModel } from "../../testgen/types"
import { mapRecord, withoutGaps } from "../../model/json"
import { compileCondition, compileOptionalCondition, compileValue, parsePath } from "../compile/compileValue"
import { createSharedContext, type SharedContext } from "../compile/context"
import type { DocumentOf } from "../../model/documents"
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
  const { testModel = {}, exits = {} } = set.find("flow", id)?.document ?? {}
  return {
    model: testModelOf(testModel, shared),
    exits: Object.entries(exits).map(([name, { label, from, through = [] }]) => ({ name, label, from, through })),
    labels: mapRecord(shared.conditions, ({ label }) => label),
  }
}

function testModelOf(
  { answers, start = {}, given = [], decided = [], refused = [] }: NonNullable<DocumentOf<"flow">["testModel"]>,
  shared: SharedContext,
): TestModel {
  return withoutGaps({
    answers: typeof answers === "string" ? parsePath(answers) : undefined,
    start,
    given: given.map(({ choices, ...rest }) => ({
      ...rest,
      choices: choices.map(({ when, ...choice }) =>
        withoutGaps({ ...choice, when: compileOptionalCondition(when, shared) }),
      ),
    })),
    decided: decided.map(({ value, cases }) => ({
      value: parsePath(String(value)) ?? [],
      cases: cases.map(({ when, is }) =>
        withoutGaps({ when: compileOptionalCondition(when, shared), is: compileValue(is, shared) }),
      ),
    })),
    refused: refused.map(({ call, code, when }) => ({ call, code, when: compileCondition(when, shared) })),
  })
}

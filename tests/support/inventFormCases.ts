import { dryRun, type DryRunOptions, type DryRunStep, type FlowUnderTest, type Values } from "../../renderer/testgen"
import type { CompiledField, CompiledForm, CompiledUi } from "../../renderer/model/compiled"

/** Answers that make a question be asked, and answer it with one of its options. */
export interface FormCase {
  readonly name: string
  readonly answers: Values
}

interface Invented {
  readonly cases: readonly FormCase[]
  /** Options that no answers before them lead to. */
  readonly missed: readonly string[]
}

interface Choice {
  readonly field: string
  readonly value: unknown
}

/** What can be chosen: options that the document lists, and those that come from elsewhere where the schema lists them. */
const choicesIn = ({ schema, ui }: Pick<CompiledForm, "schema" | "ui">): readonly Choice[] =>
  fieldsIn(ui).flatMap(({ field, options, optionsFrom }) => {
    const { enum: listed = [] } = schema.properties?.[field] ?? {}
    const values = options?.map(({ value }) => value) ?? (optionsFrom === undefined ? [] : listed)
    return values.map((value) => ({ field, value }))
  })

const fieldsIn = (ui: readonly CompiledUi[]): readonly CompiledField[] =>
  ui.flatMap((part) => (part.kind === "block" ? [] : part.kind === "field" ? [part] : fieldsIn(part.ui)))

/** Every option of the first screen of a flow once, each with as few answers before it as it needs. */
export async function inventFormCases(
  setting: FlowUnderTest,
  options: DryRunOptions,
  known: Values,
): Promise<Invented> {
  const module = setting.modules.get(setting.flow.steps[0]?.screen ?? "")
  const choices = Object.values(module?.forms ?? {}).flatMap(choicesIn)
  const found: Values[] = []
  const missed: string[] = []
  for (const { field, value } of choices) {
    let answers: Values | undefined
    for (const before of [{}, ...found]) {
      const tried = { ...before, [field]: value }
      const [step] = await walkFlow(setting, { ...options, wants: (index) => index === 0 }, { answers: tried, known })
      if (step?.answers.some((given) => given.field === field && given.value === value)) answers ??= tried
      if (answers !== undefined) break
    }
    if (answers === undefined) missed.push(`${field}=${String(value)}`)
    else found.push(answers)
  }
  return { cases: found.map((answers) => ({ name: nameOf(answers), answers })), missed }
}

const nameOf = (answers: Values): string =>
  Object.entries(answers)
    .map(([field, value]) => `${field}=${String(value)}`)
    .join(" ")

interface Walk {
  /** Of the first screen; the others have buttons only. */
  readonly answers: Values
  readonly known: Values
}

/** Plays all steps of a flow, what screens keep for each other included. */
export function walkFlow(
  setting: FlowUnderTest,
  options: DryRunOptions,
  { answers, known }: Walk,
): Promise<readonly DryRunStep[]> {
  const steps = setting.flow.steps.map(({ screen }, index) => ({ screen, answers: index === 0 ? answers : {}, known }))
  return dryRun({ steps, given: [], holds: [], shows: [] }, setting, { session: new Map(), ...options })
}

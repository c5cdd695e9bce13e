import { isFilled, toJson } from "../forms/model/answers"
import { same } from "../expressions/same"
import type { FormModel } from "../forms/model/FormModel"
import type { GroupModel } from "../forms/model/GroupModel"
import type { Json } from "../model/documents"

/** One answer with the words that a customer sees. */
export interface Answered {
  readonly form: string
  readonly field: string
  readonly label: string
  /** Name of the control that asks. */
  readonly control: string
  readonly value: Json
  /** Labels of the chosen options; absent where the answer speaks for itself. */
  readonly text?: string
}

type Member = GroupModel["members"] extends ReadonlyMap<string, infer Kind> ? Kind : never

/** Every answer that a form holds and asks for, in its order. */
export const answeredIn = (form: FormModel): readonly Answered[] =>
  membersOf(form.root).flatMap(([name, member]) => {
    const value = toJson(member.relevant)
    if (!member.isVisible || !isFilled(value)) return []
    const text = textOf(member)
    const { label, spec } = member
    const asked = { form: form.id, field: name, label, control: spec.widget, value }
    return [text === undefined ? asked : { ...asked, text }]
  })

/** A question that is asked and may be left out: nobody has answered it. */
export interface LeftOut {
  readonly form: string
  readonly field: string
  readonly label: string
}

export const leftOutIn = (form: FormModel): readonly LeftOut[] =>
  membersOf(form.root).flatMap(([field, { isVisible, relevant, label }]) =>
    isVisible && !isFilled(toJson(relevant)) ? [{ form: form.id, field, label }] : [],
  )

type Question = Exclude<Member, GroupModel>

const membersOf = (group: GroupModel): readonly (readonly [string, Question])[] =>
  [...group.members].flatMap(([name, member]) =>
    member.kind === "group" ? membersOf(member) : [[name, member] as const],
  )

function textOf(question: Question): string | undefined {
  if (question.kind === "list") {
    const rows = question.rows.map(({ group }) => membersOf(group).flatMap(([, member]) => sayMember(member)))
    return rows.map((row) => row.join(" / ")).join(", ")
  }
  const { options, relevant } = question
  if (options === undefined) return undefined
  const chosen = Array.isArray(relevant) ? relevant : [relevant]
  return chosen
    .flatMap((value) => options.filter((option) => same(option.value, value)).map(({ label }) => label))
    .join(", ")
}

/** Question and answer of a row; nothing where it is not asked, or left out. */
function sayMember(member: Question): readonly string[] {
  const { relevant, isVisible, label } = member
  if (!isVisible || !isFilled(relevant)) return []
  return [`${label} ${textOf(member) ?? String(relevant)}`]
}

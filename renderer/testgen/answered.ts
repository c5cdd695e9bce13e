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
  /** Of a list: what was answered in each row. */
  readonly rows?: readonly (readonly Answered[])[]
}

type Member = GroupModel["members"] extends ReadonlyMap<string, infer Kind> ? Kind : never

/** Every answer that a form holds and asks for, in its order. */
export const answeredIn = (form: FormModel): readonly Answered[] => answersOf(form.id, form.root)

const answersOf = (form: string, group: GroupModel): readonly Answered[] =>
  membersOf(group).flatMap(([field, member]): readonly Answered[] => {
    const value = toJson(member.relevant)
    if (!member.isVisible || !isFilled(value)) return []
    const { label, spec } = member
    const asked = { form, field, label, control: spec.widget, value }
    if (member.kind === "list") return [{ ...asked, rows: member.rows.map((row) => answersOf(form, row.group)) }]
    const text = textOf(member)
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

function textOf({ options, relevant }: Exclude<Question, { readonly kind: "list" }>): string | undefined {
  if (options === undefined) return undefined
  const chosen = Array.isArray(relevant) ? relevant : [relevant]
  return chosen
    .flatMap((value) => options.filter((option) => same(option.value, value)).map(({ label }) => label))
    .join(", ")
}

import type { Draft, FormRules, Situation } from "../forms/formRules"
import type { Carried, SetAside } from "../tables"
import { isSame, without } from "./draftValues"
import { normaliseDraft } from "./normaliseDraft"

export interface SettledDraft {
  readonly draft: Draft
  readonly setAside: SetAside
}

interface Settling {
  readonly draft: Draft
  readonly setAside: SetAside | null
  /** What the forms asked for by which the draft stands; unknown for a draft that was never settled. */
  readonly asked: readonly string[]
  readonly forms: FormRules
  situationOf(draft: Draft): Situation
}

export const fieldsOf = (forms: FormRules): readonly string[] => [
  ...new Set(forms.saved.flatMap(({ fields }) => fields)),
]

/**
 * A draft as other forms ask for it: answers keep their meaning under other names and codes, what is not asked for any more
 * is put aside, and comes back with forms that ask for it again. Nothing is lost by a release that is taken back.
 */
export function settleDraft({ draft, setAside, asked, forms, situationOf }: Settling): SettledDraft {
  const fields = new Set(fieldsOf(forms))
  const aside = setAside ?? { answers: {}, carried: [] }
  const undone = undo(draft, aside.carried, (one) => isUndone(one, { forms, fields, situationOf }, draft))
  const back = Object.fromEntries(
    Object.entries(aside.answers).filter(([name]) => fields.has(name) && !(name in undone.draft)),
  )
  const whole = { ...undone.draft, ...back }
  const carried = findCarried(whole, forms, fields)
  const named = carried.reduce<Draft>((rest, { from, to, is }) => ({ ...without(rest, [from]), [to]: is }), whole)
  const wanted = without(
    named,
    asked.filter((name) => !fields.has(name)),
  )
  const after = normaliseDraft(wanted, { before: draft, forms, situationOf })
  const put = Object.entries(named).filter(([name]) => !(name in after))
  return {
    draft: after,
    setAside: {
      answers: { ...without(aside.answers, Object.keys(back)), ...Object.fromEntries(put) },
      carried: [...undone.kept, ...carried],
    },
  }
}

/** Every answer by itself: what its form makes of it says what became of it. */
function findCarried(draft: Draft, forms: FormRules, fields: ReadonlySet<string>): readonly Carried[] {
  const taken = new Set(Object.keys(draft))
  return Object.entries(draft).flatMap(([from, was]) => {
    for (const { screen } of forms.saved) {
      const [found] = Object.entries(forms.carry(screen, { [from]: was }, (name) => fields.has(name)))
      if (found === undefined || (found[0] === from && isSame(found[1], was))) continue
      const [to, is] = found
      if (to !== from && taken.has(to)) continue
      taken.add(to)
      return [{ from, to, was, is }]
    }
    return []
  })
}

function undo(draft: Draft, carried: readonly Carried[], isWanted: (one: Carried) => boolean) {
  const wanted = carried.filter(isWanted)
  return {
    draft: wanted.reduceRight<Draft>((rest, { from, to, was, is }) => {
      if (!(to in rest)) return rest
      return { ...without(rest, [to]), [from]: isSame(rest[to], is) ? was : rest[to] }
    }, draft),
    kept: carried.filter((one) => !wanted.includes(one)),
  }
}

type Judging = Pick<Settling, "forms" | "situationOf"> & { readonly fields: ReadonlySet<string> }

/** Taken back where the forms know the former name alone, or refuse what they once took. */
function isUndone({ from, to, was, is }: Carried, { forms, fields, situationOf }: Judging, draft: Draft): boolean {
  if (from !== to) return !fields.has(to) && fields.has(from)
  const screen = forms.saved.find((saved) => saved.fields.includes(to))?.screen
  if (screen === undefined || !isSame(draft[to], is)) return false
  const isRefused = (value: unknown) => {
    const one = { ...draft, [to]: value }
    const problems = forms.validate(screen, one, situationOf(one))?.problems ?? []
    return problems.some(({ field }) => field.split(".")[0] === to)
  }
  return isRefused(is) && !isRefused(was)
}

import { reaction } from "mobx"
import { useEffect } from "react"
import type { ScreenState } from "../../../renderer"
import type { AppState } from "../AppState"

/** Says politely which questions an answer has brought up: they stand where a screen reader has not been. */
export function useQuestionAnnouncements(state: ScreenState, app: AppState): void {
  useEffect(() => {
    let known = editsOf(state)
    return reaction(
      () => questionsOf(state),
      (now, before) => {
        const edits = editsOf(state)
        const isAnswered = edits !== known
        known = edits
        const labels = [...now].flatMap(([id, { label }]) => (before.has(id) ? [] : label))
        const sentence = state.host.app.interface["new-questions"] ?? "{labels}"
        if (isAnswered && labels.length > 0) app.announce(sentence.replace("{labels}", labels.join("、")))
      },
      { equals: haveSameKeys },
    )
  }, [state, app])
}

type Questions = ReadonlyMap<string, { readonly label: string }>

/** What the forms ask now, by id. */
const questionsOf = ({ openForms }: ScreenState): Questions =>
  new Map(
    openForms.flatMap(({ root }) =>
      [...root.members.values()].flatMap((member) => (member.isVisible ? [[member.id, member] as const] : [])),
    ),
  )

const editsOf = ({ openForms }: ScreenState): number => openForms.reduce((sum, { edits }) => sum + edits, 0)

const haveSameKeys = (one: Questions, other: Questions): boolean =>
  one.size === other.size && [...one.keys()].every((id) => other.has(id))

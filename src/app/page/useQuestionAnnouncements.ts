import { reaction } from "mobx"
import { useEffect } from "react"
import type { ScreenState } from "../../../renderer"
import type { AppState } from "../AppState"
import type { OverlayStore } from "../overlays/OverlayStore"

/**
 * Says politely which questions an answer has brought up: they stand where a screen reader has not been. Who reads the page
 * through later is not told of questions that are asked no more, or stood in a half-sheet that is closed.
 */
export function useQuestionAnnouncements(state: ScreenState, app: AppState, overlays: OverlayStore): void {
  useEffect(() => {
    let known = editsOf(state)
    let said: { readonly sentence: string; readonly ids: readonly string[] } | undefined
    const takeBack = () => {
      if (said && app.announcement === said.sentence) app.announce("")
      said = undefined
    }
    const stopAsking = reaction(
      () => questionsOf(state),
      (now, before) => {
        const edits = editsOf(state)
        const isAnswered = edits !== known
        known = edits
        const come = [...now].filter(([id]) => !before.has(id))
        if (isAnswered && come.length > 0) {
          const labels = come.map(([, { label }]) => label).join("、")
          const sentence = (state.host.app.interface["new-questions"] ?? "{labels}").replace("{labels}", labels)
          said = { sentence, ids: come.map(([id]) => id) }
          app.announce(sentence)
        } else if (said?.ids.every((id) => now.has(id)) === false) takeBack()
      },
      { equals: haveSameKeys },
    )
    const stopClosing = reaction(
      () => overlays.open.length,
      (count, before) => count < before && takeBack(),
    )
    return () => {
      stopAsking()
      stopClosing()
    }
  }, [state, app, overlays])
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

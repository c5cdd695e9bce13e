import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { DeskStore, Place } from "../DeskStore"
import { judge, type Knowledge } from "../conditions/judge"
import { leavesOf, pathsOf } from "../conditions/reads"
import { Why } from "../conditions/Why"
import { whyConditions } from "./whyConditions"

/** Why the selected part is there in the picture or not: every condition that decides it, with the values of the picture. */
export const WhyDrawn = observer(function WhyDrawn({
  store,
  place,
}: {
  readonly store: DeskStore
  readonly place: Place
}) {
  const named = (name: string) => store.namedCondition(name)?.["when"]
  const found = whyConditions(store.document(place.file), place.pointer)
  const asked = JSON.stringify(pathsOf(found.flatMap(({ condition }) => leavesOf(condition, named))))
  useEffect(() => store.picture.ask(JSON.parse(asked) as readonly string[]), [store, asked])
  if (found.length === 0) return null
  const knowledge: Knowledge = { named, valueOf: (path) => store.picture.values[path] }
  return (
    <details className="d-group d-why-drawn" open>
      <summary>なぜ出る／出ない</summary>
      {found.map(({ name, condition }, index) => (
        <section key={index} aria-label={name}>
          <h3 className="d-why__name">{name}</h3>
          <ul>
            <Why store={store} judged={judge(condition, knowledge)} knowledge={knowledge} missing="値がない" />
          </ul>
        </section>
      ))}
    </details>
  )
})

import { observer } from "mobx-react-lite"
import type { DeskStore } from "../DeskStore"
import { type DecidingCondition, decidingConditions, waitsForForm } from "./decidingConditions"
import { type Node, nodeAt, withParts } from "./nodes"
import { useNodes } from "./useNodes"
import { isOfItem, pictured, useAsked, WhyConditions } from "./WhyConditions"
import { judge, decidedBy, leavesOf, propertyName } from "../../sentences"

interface WhyScreenProps {
  readonly store: DeskStore
  /** Where a part can be changed. */
  readonly hrefOf: (place: Pick<Node, "file" | "pointer">) => string
}

interface Part {
  readonly node: Node
  readonly found: readonly DecidingCondition[]
}

/** Why the chosen part is there, and which other parts of the screen are there or not, each with its conditions. */
export const WhyScreen = observer(function WhyScreen({ store, hrefOf }: WhyScreenProps) {
  const nodes = useNodes(store) ?? []
  const { selected } = store
  const parts = withParts(nodes).map((node): Part => ({
    node,
    found: decidingConditions(store.document(node.file), node.pointer),
  }))
  const conditional = parts.filter(({ found }) => found.some(({ isAppearing }) => isAppearing))
  useAsked(
    store,
    conditional.flatMap(({ found }) => found),
  )
  const chosenNode = selected && nodeAt(nodes, selected)
  const chosen = parts.find(({ node }) => node === chosenNode)
  const waits = chosen && waitsForForm(store.document(chosen.node.file), chosen.node.pointer)
  return (
    <>
      {chosen && (
        <section className="d-why-screen" aria-label="選んだ部品">
          <PartName node={chosen.node} />
          {chosen.found.length === 0 ? (
            <p>条件はありません。この画面では、いつも出ます。</p>
          ) : (
            <WhyConditions store={store} found={chosen.found} />
          )}
          {waits !== undefined && (
            <section aria-label={propertyName("enabled")}>
              <p className="d-why__name">{propertyName("enabled")}</p>
              <p>フォームの{waits}</p>
            </section>
          )}
          <a className="d-link" href={hrefOf(chosen.node)} target="_blank" rel="noreferrer">
            編集デスクで開く
          </a>
        </section>
      )}
      <section className="d-why-screen" aria-label="条件で出る部品">
        <h2 className="d-why-screen__title">条件で出る部品（{conditional.length}）</h2>
        {conditional.length === 0 && <p>この画面の部品は、いつもすべて出ます。</p>}
        {conditional.map((part) => (
          <details key={`${part.node.file}#${part.node.pointer}`} className="d-why-screen__part">
            <summary>
              <Shown how={shownOf(part, store)} />
              <PartName node={part.node} />
            </summary>
            <WhyConditions store={store} found={part.found} />
          </details>
        ))}
      </section>
    </>
  )
})

/** An unknown condition hides what it decides about; what differs from item to item is not judged as a whole. */
function shownOf({ found }: Part, store: DeskStore): keyof typeof shownNames {
  const knowledge = pictured(store)
  const unknown = found
    .filter(({ isAppearing }) => isAppearing)
    .map(({ condition }) => ({ condition, truth: judge(condition, knowledge).truth }))
    .filter(({ truth }) => truth !== true)
  if (unknown.length === 0) return "shown"
  const isSettled = unknown.some(({ truth, condition }) => truth === false || !readsItem(condition))
  return isSettled ? "hidden" : "item"

  function readsItem(condition: unknown): boolean {
    return decidedBy(leavesOf(condition, knowledge.named)).some(isOfItem)
  }
}

const shownNames = { shown: "出ている", hidden: "出ていない", item: "項目ごと" } as const

const Shown = ({ how }: { readonly how: keyof typeof shownNames }) => (
  <span className="d-why__truth" data-path={how === "shown" ? "open" : "closed"}>
    {shownNames[how]}
  </span>
)

const PartName = ({ node: { name, excerpt } }: { readonly node: Node }) => (
  <span className="d-why-screen__name">
    {name}
    {excerpt !== "" && <span className="d-why-screen__excerpt">{excerpt}</span>}
  </span>
)

import { observer } from "mobx-react-lite"
import { useLayoutEffect, useRef } from "react"
import type { DeskStore } from "../DeskStore"
import { type Node, nodeAt } from "./nodes"
import { useNodes } from "./useNodes"

/** What a screen consists of, from top to bottom. */
export const Structure = observer(function Structure({ store }: { readonly store: DeskStore }) {
  const { screen } = store
  const nodes = useNodes(store)
  if (!screen) return <section className="d-pane" />
  if (!nodes)
    return (
      <section className="d-pane">
        {store.files.has(screen.file) ? (
          <p className="d-empty">
            この画面のファイルはJSONとして読み取れないため、いまは変更できません。
            <button type="button" className="d-link" onClick={() => store.show("problems")}>
              どこが誤りかを見る
            </button>
          </p>
        ) : (
          <p className="d-empty">読み込んでいます。</p>
        )}
      </section>
    )
  return (
    <section className="d-pane d-structure" aria-label="構成">
      <h2 className="d-pane__title">構成</h2>
      <Nodes store={store} nodes={nodes} chosen={store.selected && nodeAt(nodes, store.selected)} />
    </section>
  )
})

interface NodesProps {
  readonly store: DeskStore
  readonly nodes: readonly Node[]
  /** The one that is selected, or that holds what is. */
  readonly chosen: Node | undefined
}

const Nodes = observer(function Nodes({ store, nodes, chosen }: NodesProps) {
  return (
    <ul className="d-structure__nodes">
      {nodes.map((node) => (
        <li key={`${node.file}#${node.pointer}`}>
          <NodeButton store={store} node={node} isSelected={node === chosen} />
          {node.children.length > 0 && <Nodes store={store} nodes={node.children} chosen={chosen} />}
        </li>
      ))}
    </ul>
  )
})

interface NodeProps {
  readonly store: DeskStore
  readonly node: Node
  readonly isSelected: boolean
}

const NodeButton = observer(function NodeButton({ store, node, isSelected }: NodeProps) {
  const { file, pointer, name, excerpt, isConditional } = node
  const problems = pointer === "" ? [] : store.problemsAt(node)
  const button = useRef<HTMLButtonElement>(null)
  // A part that moved is another element: the keyboard stays with it, before the next key is pressed.
  useLayoutEffect(() => {
    if (!isSelected) return
    button.current?.scrollIntoView({ block: "nearest" })
    if (document.activeElement?.closest(".d-structure")) button.current?.focus()
  }, [isSelected])
  return (
    <button
      ref={button}
      type="button"
      className="d-node"
      aria-pressed={isSelected}
      onClick={() => store.select({ file, pointer })}
      onKeyDown={(event) => {
        if (!event.altKey || !/^Arrow(Up|Down)$/.test(event.key)) return
        event.preventDefault()
        void store.move({ file, pointer }, event.key === "ArrowUp" ? -1 : 1)
      }}
    >
      <span className="d-node__name">{name}</span>
      {isConditional && (
        <span className="d-node__mark" title="条件によって出ます">
          条件
        </span>
      )}
      {problems.length > 0 && (
        <span className="d-count" data-bad>
          {problems.length}
        </span>
      )}
      {excerpt !== "" && <span className="d-node__excerpt">{excerpt}</span>}
    </button>
  )
})

import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { WrittenCondition } from "../../domain/workshop"
import type { DeskStore } from "../DeskStore"
import { TextField } from "../fields/TextField"
import { isFields } from "../json"
import { sayCondition } from "../../sentences"
import { namingOf } from "../names/namingOf"
import { placeName } from "../names/placeName"
import { ProblemCard } from "../problems/ProblemCard"
import { ConditionEditor } from "./ConditionEditor"
import { TruthTableView } from "./TruthTableView"

interface ConditionDetailProps {
  readonly store: DeskStore
  readonly written: WrittenCondition
}

/** One condition: what it says, made by choosing, what it comes to, and where it is used. */
export const ConditionDetail = observer(function ConditionDetail({ store, written }: ConditionDetailProps) {
  const { file, pointer } = written
  const place = { file, pointer }
  const [, name] = file === "conditions.json" ? (/^\/conditions\/([^/]+)\/when$/.exec(pointer) ?? []) : []
  const condition = store.valueAt(place) ?? written.condition
  const label = name === undefined ? undefined : store.namedCondition(name)?.["label"]
  const uses = name === undefined ? [] : store.conditions.filter((one) => speaksOf(one.condition, name))
  useEffect(() => {
    for (const use of [{ file }, ...uses]) void store.want(use.file)
  })
  return (
    <section className="d-page d-conditions__detail" aria-label="条件の内容">
      {typeof label === "string" && name !== undefined ? (
        <>
          <h2 className="k-hidden-text">{label}</h2>
          <TextField
            store={store}
            place={{ file, pointer: `/conditions/${name}/label` }}
            label="条件の名前"
            name={name}
            value={label}
          />
        </>
      ) : (
        <div className="d-flow__head">
          <h2 className="d-pane__title">{placeName(store, place)}</h2>
          <button type="button" className="d-link" onClick={() => store.goTo(place)}>
            使われている所を開く
          </button>
        </div>
      )}
      {store.problemsAt(place).map((problem, index) => (
        <ProblemCard key={index} store={store} problem={problem} isShort />
      ))}
      <p className="d-condition__sentence">{sayCondition(condition, namingOf(store, file))}</p>
      <div className="d-conditions__sides">
        <div>
          <h3 className="d-flow__heading">条件を変える</h3>
          <ConditionEditor store={store} place={place} value={condition} />
        </div>
        <div>
          <h3 className="d-flow__heading">答えごとの結果</h3>
          <TruthTableView store={store} condition={condition} />
        </div>
      </div>
      {name !== undefined && (
        <>
          <h3 className="d-flow__heading">使われている所（{uses.length}）</h3>
          <ul className="d-conditions__uses">
            {uses.map((use) => (
              <li key={`${use.file}#${use.pointer}`}>
                <button type="button" className="d-link" onClick={() => store.goTo(use)}>
                  {placeName(store, use)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
})

/** Whether a condition is made of the named one, at any depth of its own parts. */
function speaksOf(condition: unknown, name: string): boolean {
  if (!isFields(condition)) return false
  return Object.entries(condition).some(([operator, operand]) =>
    operator === "condition"
      ? operand === name
      : (operator === "all" || operator === "any" || operator === "not") &&
        [operand].flat().some((part) => speaksOf(part, name)),
  )
}

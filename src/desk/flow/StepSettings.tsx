import { observer } from "mobx-react-lite"
import { useState } from "react"
import { NamedChoice } from "../conditions/NamedChoice"
import { ConditionField } from "../fields/ConditionField"
import { ValueFields } from "../fields/ValueFields"
import { within } from "../json"
import { ProblemCard } from "../problems/ProblemCard"
import { AddStep } from "./AddStep"
import { type FlowStep, marksOf } from "./flowSteps"
import type { FlowProps } from "./flowProps"
import { StepBack } from "./StepBack"
import { Why } from "../conditions/Why"

interface StepSettingsProps extends FlowProps {
  readonly selected: FlowStep
}

/** What can be set about a step, what is wrong with it, and why the customer goes through it. */
export const StepSettings = observer(function StepSettings({ store, flows, selected }: StepSettingsProps) {
  const { step, screen, pointer } = selected
  const place = { file: flows.file ?? "", pointer }
  const when = { ...place, pointer: within(pointer, "when") }
  const judged = flows.judgeStep(selected)
  const { points, isOtherwise, exits } = marksOf(flows.document ?? {}, screen)
  return (
    <section className="d-pane d-properties" aria-label="画面の設定" key={screen}>
      <div className="d-flow__head">
        <h2 className="d-pane__title">{flows.titleOf(screen)}</h2>
        <button type="button" className="d-link" onClick={() => store.select(undefined)}>
          入口と出口
        </button>
      </div>
      <div className="d-tools">
        <button type="button" className="d-link" onClick={() => void flows.moveBy(pointer, -1)}>
          上へ
        </button>
        <button type="button" className="d-link" onClick={() => void flows.moveBy(pointer, 1)}>
          下へ
        </button>
        <button type="button" className="d-link" onClick={() => void flows.remove(selected)}>
          外す
        </button>
        <button type="button" className="d-link" onClick={() => store.openScreen(screen)}>
          画面を開く
        </button>
        <AddStep store={store} flows={flows} after={selected} />
      </div>
      {store.problemsAt(place).map((problem, index) => (
        <ProblemCard key={index} store={store} problem={problem} isShort />
      ))}
      <h3 className="d-flow__heading">この画面を通るお客さま</h3>
      {step["when"] === undefined ? (
        <div className="d-fields">
          <p>すべてのお客さまが通ります。</p>
          <AddWhen store={store} onAdd={(name) => void store.set(when, { condition: name })} />
        </div>
      ) : (
        <div className="d-fields">
          {judged && (
            <ul className="d-flow__why" aria-label="通る理由、通らない理由">
              <Why store={store} judged={judged} knowledge={flows.knowledge} />
            </ul>
          )}
          <ConditionField store={store} place={when} label="通る条件" name="when" value={step["when"]} />
        </div>
      )}
      <h3 className="d-flow__heading">そのほか</h3>
      <div className="d-fields">
        <StepBack store={store} place={{ ...place, pointer: within(pointer, "back") }} value={step["back"]} />
        <ValueFields store={store} place={place} value={step} schema={schema} without={["screen", "when", "back"]} />
      </div>
      {(points.length > 0 || isOtherwise || exits.length > 0) && <h3 className="d-flow__heading">入口と出口</h3>}
      {points.map((point) => (
        <p key={point}>サーバーの記録が {point} のとき、ここから続けます。</p>
      ))}
      {isOtherwise && <p>サーバーの記録がどれでもないとき、ここから始めます。</p>}
      {exits.map((label) => (
        <p key={label}>「{label}」で、ここから流れの外へ出ます。</p>
      ))}
    </section>
  )
})

/** A condition that goes for a step from now on. */
const AddWhen = observer(function AddWhen({
  store,
  onAdd,
}: Pick<FlowProps, "store"> & { readonly onAdd: (name: string) => void }) {
  const [name, setName] = useState("")
  return (
    <>
      <NamedChoice label="通る条件を付ける" store={store} value={name} onChoose={setName} />
      <button type="button" className="d-link" disabled={name === ""} onClick={() => onAdd(name)}>
        この条件を付ける
      </button>
    </>
  )
})

/** Of what can be added to a step, what people set. */
const schema = { properties: { expected: { type: "boolean" } } } as const

import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { isShown } from "../shared/options"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

type StageState = "done" | "current" | "upcoming" | "failed"

type TimelineProps = PropsOf<typeof definition>
type Stage = TimelineProps["rows"][number]

const spoken: Readonly<Record<StageState, string>> = {
  done: "完了",
  current: "確認中",
  upcoming: "未完了",
  failed: "要確認",
}
const marks: Readonly<Partial<Record<StageState, string>>> = { done: "check", failed: "close" }

const isStageState = (state: unknown): state is StageState => typeof state === "string" && Object.hasOwn(spoken, state)

function stateOf({ state, done, current, failed }: Stage): StageState {
  if (isStageState(state)) return state
  if (failed) return "failed"
  if (done) return "done"
  return current ? "current" : "upcoming"
}

export function Timeline({ rows }: TimelineProps) {
  return (
    <ol className="k-timeline">
      {rows.filter(isShown).map((stage, index) => (
        <StageRow key={index} stage={stage} state={stateOf(stage)} />
      ))}
    </ol>
  )
}

function StageRow({ stage: { title, text, time }, state }: { readonly stage: Stage; readonly state: StageState }) {
  const mark = marks[state]
  return (
    <li data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <span className="k-timeline__mark" aria-hidden="true">
        {mark && <Icon name={mark} />}
      </span>
      <div>
        <p className="k-timeline__title">
          <LineBreaking text={title} />
          <span className="k-hidden-text">（{spoken[state]}）</span>
        </p>
        {time && (
          <p className="k-timeline__time">
            <LineBreaking text={time} />
          </p>
        )}
        {text !== undefined && (
          <p className="k-timeline__text">
            <LineBreaking text={text} />
          </p>
        )}
      </div>
    </li>
  )
}

import { observer } from "mobx-react-lite"
import type { DeskStore } from "../DeskStore"
import {
  sayCondition,
  truthName,
  deciding,
  type Judged,
  type Knowledge,
  decidedBy,
  leavesOf,
  untold,
} from "../../sentences"
import { sayAnswer } from "./sayAnswer"
import { namingOf } from "../names/namingOf"

interface WhyProps {
  readonly store: DeskStore
  readonly judged: Judged
  readonly knowledge: Knowledge
  /** Said of a value that nobody knows. */
  readonly sayMissing?: (path: string) => string
}

/** Why a condition holds or not: what decided, down to the answers. */
export const Why = observer(function Why({ store, judged, knowledge, sayMissing = unanswered }: WhyProps) {
  const naming = namingOf(store)
  const { key, value } = truthName(judged.truth)
  const parts = deciding(judged)
  const paths = parts.length === 0 ? decidedBy(leavesOf(judged.condition, knowledge.named)) : []
  return (
    <li className="d-why">
      <span className="d-why__truth" data-path={key}>
        {value}
      </span>
      {sayCondition(judged.condition, naming)}
      {paths.map((path) => {
        const answer = knowledge.valueOf(path)
        return (
          <span key={path} className="d-why__answer">
            {naming.path(path) ?? path}：
            {answer === undefined || answer === null || answer === untold
              ? sayMissing(path)
              : sayAnswer(naming, path, answer)}
          </span>
        )
      })}
      {parts.length > 0 && (
        <ul>
          {parts.map((part, index) => (
            <Why key={index} store={store} judged={part} knowledge={knowledge} sayMissing={sayMissing} />
          ))}
        </ul>
      )}
    </li>
  )
})

const unanswered = () => "まだ答えていない"

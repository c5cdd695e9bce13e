import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import type { MoveObstacle, MoveTarget, ObstacleKind } from "../../domain/questionMoves"
import type { DeskStore } from "../DeskStore"
import { groupBy } from "../../domain/groupBy"
import { PlaceLinks } from "./PlaceLinks"
import { screenTitle } from "./screenTitle"

interface NotThereProps {
  readonly store: DeskStore
  readonly targets: readonly MoveTarget<PointerEdit>[]
}

const reasons: Readonly<Record<ObstacleKind, string>> = {
  "needed-before": "この質問の答えは、移す先の画面で答えてもらうまでに、次の所で要ります。",
  "unknown-there": "この質問は、次の所で、移す先の画面ではまだ分からない値や、その画面にない値を使っています。",
  "unconfirmed-there":
    "答えを見直してもらう次の画面で、この質問の答えか、いっしょに聞くほかの答えが抜けてしまいます。先に、そこに載せてください。",
  "refused-today":
    "いまの通信は、この質問の答えによって断ることがあります。移す先の画面の通信には、その決まりがありません。",
  "asked-there": "移す先の画面には、同じ名前か同じ文の質問がもうあります。",
  "kept-otherwise": "移す先の画面は、入力の途中の答えを、いまの画面とは違うやり方で預かります。",
  "begins-empty": "移す先の画面は、前に答えたものが入った状態では始まりません。",
}

/** Why a question cannot be asked on the other screens: the first reason, those that share it together. */
export const NotThere = observer(function NotThere({ store, targets }: NotThereProps) {
  if (targets.length === 0) return null
  const groups = [...groupBy(targets, ({ obstacles }) => JSON.stringify(obstacles[0]))]
  return (
    <details>
      <summary>移せない画面と、そのわけ（{targets.length}）</summary>
      {groups.map(([key, group]) => (
        <section key={key} className="d-question__barred">
          <h4 className="d-labelled">{group.map(({ screen }) => screenTitle(store, screen)).join("、")}</h4>
          {group[0]?.obstacles.slice(0, 1).map((obstacle) => (
            <Reason key={obstacle.kind} store={store} obstacle={obstacle} />
          ))}
        </section>
      ))}
    </details>
  )
})

const Reason = ({ store, obstacle }: { readonly store: DeskStore; readonly obstacle: MoveObstacle }) => (
  <>
    <p className="d-field__note">{reasons[obstacle.kind]}</p>
    <PlaceLinks store={store} places={obstacle.uses} />
  </>
)

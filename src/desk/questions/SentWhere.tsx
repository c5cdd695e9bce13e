import { observer } from "mobx-react-lite"
import type { AnswerPlaces } from "../../domain/answerPlaces"
import type { DeskStore } from "../DeskStore"

interface SentWhereProps {
  readonly store: DeskStore
  readonly places: AnswerPlaces
}

/** Where the answer to a new question goes, and who has to know it besides these documents. */
export const SentWhere = observer(function SentWhere({
  store,
  places: { sent, calls, isConsentsOnly },
}: SentWhereProps) {
  const names = calls.map((file) => store.nameOf(file)).join("、")
  const how =
    sent === "whole"
      ? `答えは、このフォームのほかの答えといっしょに、${names}で送られます。`
      : `この画面は、答えをまとめてではなく、一つずつ指定して送ります。新しい答えも送られるように、${names}にも書き加えます。`
  return (
    <p className="d-field__note">
      {how}
      {isConsentsOnly && "この通信が受け付けるのは同意だけのため、ほかの質問は加えられません。"}
      この答えを受け付ける準備が、サーバーにも要ります。名前とコードは、担当のシステム部門と決めてください。
    </p>
  )
})

import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import type { MoveTarget } from "../../domain/questionMoves"
import { sayCondition } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { namingOf } from "../names/namingOf"

interface MoveNotesProps {
  readonly store: DeskStore
  readonly target: MoveTarget<PointerEdit>
}

/** What else a move means: who is asked from then on, and who has to know it besides these documents. */
export const MoveNotes = observer(function MoveNotes({ store, target: { asked = {}, call } }: MoveNotesProps) {
  const { before, after } = asked
  const said = (when: unknown) => `「${sayCondition(when, namingOf(store))}」`
  return (
    <>
      {after !== undefined && (
        <p className="d-field__wrong">
          {`移す先は、${said(after)}のときだけ通る画面です。通らないお客さまには、この質問を聞かなくなります。`}
        </p>
      )}
      {before !== undefined && (
        <p className="d-field__wrong">
          {`いまの画面は、${said(before)}のときだけ通ります。移すと、移す先の画面を通るすべてのお客さまに聞きます。`}
        </p>
      )}
      <p className="d-field__note">
        {call === undefined
          ? "答えは、いまと同じ通信で送られます。"
          : `答えは、${store.nameOf(call)}で送られるようになります。この答えをそこで受け付ける準備が、サーバーにも要ります。担当のシステム部門と決めてください。`}
        移した質問は、その画面の質問のいちばん下に置かれます。
      </p>
    </>
  )
})

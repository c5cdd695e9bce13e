import type { PropsOf } from "../../../renderer"
import { DocumentFace } from "../shared/DocumentFace"
import { run } from "../shared/options"
import type { definition } from "./definition"

/** Opens one document outside the app; says whether it was opened. */
export function DocumentRow({ title, sub, opened, required, unread, badges, tap, name }: PropsOf<typeof definition>) {
  return (
    <button type="button" role="link" className="k-document" aria-label={name} onClick={() => run(tap)}>
      <DocumentFace
        title={title}
        sub={sub}
        badges={badges}
        isUnread={unread === true}
        hint="（別の画面で開きます）"
        isOpened={opened === true}
        state={opened ? "確認済み" : required && "未確認"}
      />
    </button>
  )
}

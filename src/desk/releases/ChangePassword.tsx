import { observer } from "mobx-react-lite"
import { useState } from "react"
import { PasswordField } from "./PasswordField"
import type { ReleaseDesk } from "./ReleaseDesk"

const nothing = { present: "", next: "", again: "" }

/** One's own: whoever was registered has one at first that somebody else knows, too. */
export const ChangePassword = observer(function ChangePassword({ desk }: { readonly desk: ReleaseDesk }) {
  const [{ present, next, again }, setTyped] = useState(nothing)
  const type = (part: Partial<typeof nothing>) => setTyped((typed) => ({ ...typed, ...part }))
  const isOther = again !== "" && again !== next
  return (
    <details>
      <summary className="d-link">パスワードを変える</summary>
      <form
        className="d-who__form"
        aria-label="パスワードの変更"
        onSubmit={(event) => {
          event.preventDefault()
          void desk.changePassword(present, next)
          setTyped(nothing)
        }}
      >
        <PasswordField label="今のパスワード" value={present} onChange={(value) => type({ present: value })} />
        <PasswordField
          label="新しいパスワード（12文字以上）"
          isNew
          value={next}
          onChange={(value) => type({ next: value })}
        />
        <PasswordField
          label="新しいパスワードをもう一度"
          isNew
          value={again}
          onChange={(value) => type({ again: value })}
        />
        <button
          type="submit"
          className="d-button"
          disabled={present === "" || next === "" || again !== next || desk.isBusy}
        >
          変える
        </button>
        <p role="status">{isOther && "新しいパスワードが、2つの欄で違います。"}</p>
      </form>
    </details>
  )
})

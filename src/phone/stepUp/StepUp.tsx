import { useState, type RefObject } from "react"
import { Sheet, SheetButton } from "../device/Sheet"
import { pageOf } from "../device/watchFrame"
import { sandbox } from "../sandbox"
import type { Phone, Surface } from "../usePhone"
import { submitted } from "../submitted"

interface StepUpProps {
  readonly phone: Phone
  readonly surface: Extract<Surface, { kind: "step-up" }>
  readonly frame: RefObject<HTMLIFrameElement | null>
}

interface Answer {
  readonly outcome: string
  readonly proof?: string
}

/** The native app's own question: a passkey, or the trading password. Neither is ever seen by the page. */
export function StepUp({ phone, surface, frame }: StepUpProps) {
  const { id, challenge, hasPasskey } = surface
  const [note, setNote] = useState("")
  const answer = (end: Answer) => {
    const page = pageOf(frame.current)
    page?.dispatchEvent(new page.CustomEvent("step-up-answer", { detail: { id, ...end } }))
    phone.dismiss()
  }
  const prove = async (way: { readonly password: string } | { readonly passkey: true }) => {
    const end = await sandbox.stepUp({ challenge, ...way }).catch((): Answer => ({ outcome: "unavailable" }))
    if (end.outcome === "failed" && "password" in way) setNote("取引パスワードが正しくありません。")
    else answer(end)
  }
  return (
    <Sheet icon="lock" title="本人確認" text="出金するには、ご本人であることの確認が必要です。">
      {hasPasskey ? (
        <SheetButton label="パスキーで確認する" isMain onChoose={() => void prove({ passkey: true })} />
      ) : (
        <form onSubmit={submitted((form) => prove({ password: String(form.get("password")) }))} className="k-buttons">
          <label className="p-proof">
            取引パスワード
            <input
              className="p-input"
              name="password"
              type="password"
              defaultValue="sample-trade-1"
              autoComplete="off"
            />
          </label>
          {note !== "" && (
            <p className="p-proof__note" role="alert">
              {note}
            </p>
          )}
          <button type="submit" className="k-button" data-style="primary">
            確認する
          </button>
        </form>
      )}
      <SheetButton label="確認できないことにする" onChoose={() => answer({ outcome: "failed" })} />
      <SheetButton label="キャンセル" onChoose={() => answer({ outcome: "cancelled" })} />
    </Sheet>
  )
}

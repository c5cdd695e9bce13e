import { useState } from "react"
import { sandbox } from "../sandbox"
import { PanelGroup } from "./PanelGroup"
import { submitted } from "../submitted"

/** The customer's bank: a transfer to the account that belongs to the customer. */
export function Banks() {
  const [note, setNote] = useState("")
  const transfer = (form: FormData) =>
    sandbox.payIn({ amount: Number(form.get("amount")) }).then(
      () => setNote("振り込みました。銀行の営業時間内は1時間後に、時間外は翌営業日の午前10時に反映されます。"),
      () => setNote("振り込めませんでした。金額とお客さまをご確認ください。"),
    )
  return (
    <PanelGroup title="銀行からの振込">
      <form onSubmit={submitted(transfer)} className="p-line">
        <input
          className="p-input"
          name="amount"
          type="number"
          min={1}
          step={1}
          defaultValue={100000}
          aria-label="振り込む金額（円）"
        />
        <button type="submit" className="p-button">
          振り込む
        </button>
      </form>
      <p className="p-hint" aria-live="polite">
        {note || "お客さま専用の振込先口座に振り込みます。"}
      </p>
    </PanelGroup>
  )
}

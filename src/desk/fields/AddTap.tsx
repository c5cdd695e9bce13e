import { observer } from "mobx-react-lite"
import { useEffect, useId, useState } from "react"
import { hostOf } from "../../domain/text/hostOf"
import type { DeskStore, Place } from "../DeskStore"
import { namedValues } from "./namedValues"
import { isKnownHost, tapEdits, type TapKind, tapKinds } from "./tapEdits"

interface AddTapProps {
  readonly store: DeskStore
  /** A part that does nothing yet when it is tapped. */
  readonly place: Place
  /** Whether it may have a key; blocks may. */
  readonly isNamed: boolean
}

const names: Readonly<Record<TapKind, string>> = {
  screen: "画面へ進む",
  link: "外部のページを開く",
  sheet: "ハーフシートを出す",
  back: "前の画面へ戻る",
}

/** What a part does when it is tapped: chosen from what most parts do. */
export const AddTap = observer(function AddTap({ store, place, isNamed }: AddTapProps) {
  const id = useId()
  const [kind, setKind] = useState<TapKind | "">("")
  const [target, setTarget] = useState("")
  useEffect(() => void store.want("app.json"), [store])
  const address = target.trim()
  const host = hostOf(address)
  const isReady = kind === "back" || (kind === "link" ? host !== undefined : kind !== "" && target !== "")
  const add = () => {
    if (kind === "" || !isReady) return
    void store.edit(tapEdits(store, place, { kind, target: address, isNamed }))
  }
  return (
    <details className="d-item">
      <summary>押したときの動きを加える</summary>
      <form
        className="d-fields"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label className="d-labelled">
          押すと
          <select
            className="d-input"
            value={kind}
            onChange={(event) => {
              setKind(tapKinds.find((one) => one === event.target.value) ?? "")
              setTarget("")
            }}
          >
            <option value="">選んでください</option>
            {tapKinds.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </select>
        </label>
        {(kind === "screen" || kind === "sheet") && (
          <label className="d-labelled">
            {kind === "screen" ? "進む先の画面" : "ハーフシート"}
            <select className="d-input" value={target} onChange={(event) => setTarget(event.target.value)}>
              <option value="">選んでください</option>
              {namedValues(store, place, kind === "screen" ? "place" : "sheet", "").map(({ value, name }) =>
                value === "" ? null : (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ),
              )}
            </select>
          </label>
        )}
        {kind === "link" && (
          <label className="d-labelled">
            アドレス
            <input
              className="d-input"
              type="url"
              placeholder="https://www.example.jp/"
              aria-describedby={id}
              value={target}
              onChange={(event) => setTarget(event.target.value)}
            />
          </label>
        )}
        {kind === "link" && (
          <p id={id} className={address !== "" && host === undefined ? "d-field__wrong" : "d-field__note"}>
            {sayAddress(store, address, host)}
          </p>
        )}
        <button type="submit" className="d-button" disabled={!isReady}>
          加える
        </button>
      </form>
    </details>
  )
})

function sayAddress(store: DeskStore, address: string, host: string | undefined): string {
  if (address === "")
    return "「https://」から始まるアドレスを入力してください。公開には「管理」の役割の人の確認も要ります。"
  if (host === undefined) return "アドレスは「https://」から始めて、最後まで入力してください。"
  if (isKnownHost(store, host)) return "公開には「管理」の役割の人の確認も要ります。"
  return `「${host}」は、お客さまをはじめて案内する行き先です。許す行き先にも加わり、公開には「管理」の役割の人の確認も要ります。`
}

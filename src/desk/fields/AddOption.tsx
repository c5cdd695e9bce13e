import { observer } from "mobx-react-lite"
import { useEffect, useId, useState } from "react"
import type { DeskStore, Place } from "../DeskStore"
import type { Fields } from "../json"
import { useDraft } from "../parts/useDraft"
import { askedAt } from "./askedAt"
import { editsForOption, isNumbered } from "./editsForOption"

interface AddOptionProps {
  readonly store: DeskStore
  /** The list of options of a field. */
  readonly place: Place
  readonly options: readonly Fields[]
}

const codeShape = {
  pattern: /^\w+$/,
  example: "例）OVER_100M",
  refusal: "コードは、半角の英数字と「_」で入力してください。",
}
const numberShape = {
  pattern: /^(0|[1-9]\d{0,8})$/,
  example: "例）7",
  refusal: "この質問のコードは数です。0から999999999までの整数で入力してください。",
}

/** One more option: the words that customers read, and the code that servers get, wherever that code has to be known. */
export const AddOption = observer(function AddOption({ store, place, options }: AddOptionProps) {
  const id = useId()
  const name = `option ${place.file}#${place.pointer}`
  const [label, setLabel] = useDraft(store, `${name} label`, "")
  const [typed, setTyped] = useDraft(store, `${name} code`, "")
  const [isBegun] = useState(label + typed !== "")
  const asked = askedAt(store, place)
  useEffect(() => {
    for (const file of [asked?.schema?.file, asked?.codes]) if (file !== undefined) void store.want(file)
  }, [store, asked])
  const codes = options.map(({ value }) => String(value))
  const code = typed.normalize("NFKC").trim()
  const shape = isNumbered(store, asked) ? numberShape : codeShape
  const problem = codes.includes(code)
    ? `コード「${code}」の選択肢は、もうあります。`
    : code === "" || shape.pattern.test(code)
      ? undefined
      : shape.refusal
  const isReady = label.trim() !== "" && code !== "" && problem === undefined
  const add = () => {
    if (!isReady) return
    const edits = editsForOption(store, { place, asked, option: { value: code, label: label.trim() } })
    void store.edit(edits).then((isDone) => {
      if (!isDone) return
      setLabel(() => "")
      setTyped(() => "")
    })
  }
  return (
    <details className="d-item" open={isBegun}>
      <summary>選択肢を加える</summary>
      <form
        className="d-fields"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label className="d-labelled">
          表示する文
          <input className="d-input" value={label} onChange={({ target: { value } }) => setLabel(() => value)} />
        </label>
        <label className="d-labelled">
          コード（サーバーに送る値）
          <input
            className="d-input"
            aria-invalid={problem !== undefined}
            aria-describedby={id}
            placeholder={shape.example}
            value={typed}
            onChange={({ target: { value } }) => setTyped(() => value)}
          />
        </label>
        <p id={id} className={problem === undefined ? "d-field__note" : "d-field__wrong"}>
          {problem ?? "この答えを受け付ける準備が、サーバーにも要ります。コードは担当のシステム部門と決めてください。"}
        </p>
        <button type="submit" className="d-button" disabled={!isReady}>
          加える
        </button>
      </form>
    </details>
  )
})

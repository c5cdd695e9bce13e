import { type ReactNode, useState } from "react"

interface ChooseToAddProps {
  readonly label: string
  /** What the button says. */
  readonly says?: string
  /** The options without the one that chooses nothing. */
  readonly children: ReactNode
  readonly onAdd: (value: string) => void
}

/** One of several to be added: chosen, then added by a button, because keys go through one option after the other. */
export function ChooseToAdd({ label, says = "加える", children, onAdd }: ChooseToAddProps) {
  const [chosen, setChosen] = useState("")
  return (
    <div className="d-adding">
      <select className="d-input" aria-label={label} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{label}…</option>
        {children}
      </select>
      <button
        type="button"
        className="d-link"
        aria-label={`${label}：${says}`}
        disabled={chosen === ""}
        onClick={() => {
          setChosen("")
          onAdd(chosen)
        }}
      >
        {says}
      </button>
    </div>
  )
}

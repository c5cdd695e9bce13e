import type { Asked } from "./asked"

interface AnswerFieldProps {
  readonly asked: Asked
  /** Title of the screen that asks. */
  readonly on: string | undefined
  readonly value: unknown
  /** Undefined for no answer. */
  readonly onAnswer: (value: unknown) => void
}

/** One answer of a customer, by the choices of the screen that asks for it. */
export function AnswerField({ asked, on, value, onAnswer }: AnswerFieldProps) {
  const { kind, choices } = asked
  const label = (
    <>
      {on !== undefined && <span className="d-flow__on">{on}</span>}
      {asked.label}
    </>
  )
  if (kind === "many") {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : []
    return (
      <fieldset className="d-flow__many">
        <legend>{label}</legend>
        {choices.map((choice) => (
          <label key={String(choice.value)} className="d-flag">
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={(event) => {
                const others = chosen.filter((one) => one !== choice.value)
                const next = event.target.checked ? [...others, choice.value] : others
                onAnswer(next.length === 0 ? undefined : next)
              }}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    )
  }
  if (kind === "number" || kind === "text")
    return (
      <label className="d-labelled">
        {label}
        <input
          className="d-input"
          inputMode={kind === "number" ? "numeric" : "text"}
          value={typeof value === "string" || typeof value === "number" ? value : ""}
          onChange={(event) => onAnswer(readTyped(event.target.value, kind))}
        />
      </label>
    )
  const offered = kind === "flag" ? flags : choices
  return (
    <label className="d-labelled">
      {label}
      <select
        className="d-input"
        value={offered.findIndex((choice) => choice.value === value)}
        onChange={(event) => onAnswer(offered[Number(event.target.value)]?.value)}
      >
        <option value={-1}>（まだ答えていない）</option>
        {offered.map((choice, index) => (
          <option key={String(choice.value)} value={index}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

const flags = [
  { value: true, label: "はい" },
  { value: false, label: "いいえ" },
] as const

function readTyped(text: string, kind: "number" | "text"): string | number | undefined {
  if (text === "") return undefined
  return kind === "number" && Number.isFinite(Number(text)) ? Number(text) : text
}

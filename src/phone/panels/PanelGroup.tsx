import type { ReactNode } from "react"

export function PanelGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="p-group">
      <h2 className="p-group__title">{title}</h2>
      {children}
    </section>
  )
}

interface SegmentsProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value) => void
}

/** One of a few, side by side. */
export function Segments<Value extends string | number>({ label, value, choices, onChoose }: SegmentsProps<Value>) {
  return (
    <div className="p-line">
      <span className="p-line__label">{label}</span>
      <div className="p-segments" role="group" aria-label={label}>
        {choices.map(([choice, text]) => (
          <button key={choice} type="button" aria-pressed={choice === value} onClick={() => onChoose(choice)}>
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Japanese time of a moment that the sandbox wrote. */
export const clockTime = (at: string | Date): string =>
  new Date(at).toLocaleTimeString("ja-JP", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZone: "Asia/Tokyo",
  })

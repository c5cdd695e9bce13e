import type { ControlPropsOf, PropsOf } from "@kamishibai/renderer"
import type * as declared from "./definitions"

// Definitions are imported as types, so that they stay out of the bundle.
export const heading = ({ text }: PropsOf<typeof declared.heading>) => <h1>{text}</h1>

export const message = ({ text }: PropsOf<typeof declared.message>) => <p role="status">{text}</p>

export const button = ({ label, tap }: PropsOf<typeof declared.button>) => (
  <button disabled={tap.busy} onClick={() => void tap()}>
    {label}
  </button>
)

export const text = ({ id, value, rawErrors, onChange, onBlur, ...props }: ControlPropsOf<typeof declared.text>) => (
  <input
    id={id}
    value={typeof value === "string" ? value : ""}
    aria-invalid={rawErrors !== undefined}
    aria-describedby={props["aria-describedby"]}
    onChange={(event) => onChange(event.target.value)}
    onBlur={() => onBlur(id, value)}
  />
)

export const stars = ({ id, value, options, onChange }: ControlPropsOf<typeof declared.stars>) => (
  <span id={id}>
    {options.caption}
    {Array.from({ length: options.most }, (_, index) => index + 1).map((count) => (
      <button type="button" key={count} aria-pressed={value === count} onClick={() => onChange(count)}>
        {count}
      </button>
    ))}
  </span>
)

import type { ControlProps, PropsOf } from "@kamishibai/renderer"
import type * as declared from "./definitions"

export const heading = ({ text }: PropsOf<typeof declared.heading>) => <h1>{text}</h1>
export const button = ({ label, tap }: PropsOf<typeof declared.button>) => (
  <button onClick={() => void tap()}>{label}</button>
)
export const text = ({ id, value = "", onChange }: ControlProps) => (
  <input id={id} value={String(value)} onChange={(event) => onChange(event.target.value)} />
)

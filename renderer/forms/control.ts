import type { ReactNode } from "react"
import type { Json } from "../model/documents"

export interface ControlOption {
  readonly value: Json
  readonly label: string
  readonly description?: string
  readonly badge?: string
  /** Name of an illustration. */
  readonly picture?: string
  /** What the picture shows; without it the picture is an ornament. */
  readonly pictureAlt?: string
  /** Said by screen readers before the option. */
  readonly heading?: string
  readonly exclusive?: boolean
  readonly disabled: boolean
  readonly disabledReason?: string
}

/**
 * How the field template frames a control; a control says so by a static property `frame`.
 * `label` (where absent): a label bound to the control's id. `group`: a fieldset whose legend is the label, for several
 * inputs. `bare`: nothing above, the control writes its label itself (a box with a sentence). `plain`: a label, but
 * nothing is asked: neither required nor optional.
 */
export type ControlFrame = "label" | "group" | "bare" | "plain"

/**
 * What a control of the app gets. It edits one value and knows nothing of forms, stores or documents. Label, help and
 * error are drawn around it by the field template; see `ControlFrame`.
 */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly label: string
  /** Typed value, or for text-like controls the text as typed so far. */
  readonly value: unknown
  readonly required: boolean
  readonly readOnly: boolean
  readonly disabled: boolean
  readonly invalid: boolean
  /** Ids of help and error, for aria-describedby. */
  readonly describedBy?: string | undefined
  readonly placeholder?: string | undefined
  readonly suffix?: string | undefined
  readonly autocomplete?: string | undefined
  readonly options: readonly ControlOption[]
  /** Texts of `app.interface`, for words such as "show" that belong to the control itself. */
  readonly texts: Readonly<Record<string, string>>
  /** Options of the control's own registration, resolved. */
  readonly control: Readonly<Record<string, unknown>>
  /** The same options with further roots in scope, for controls that draw one thing per item of a list. */
  controlWith(roots: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** JSON Schema of the value. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
  onChange(value: unknown): void
  /** Converts (unless an IME is composing) and lets the rules of the field speak. */
  onBlur(): void
}

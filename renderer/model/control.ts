import type { Registry, RJSFSchema } from "@rjsf/utils"
import type { Component, FunctionComponent, ReactNode } from "react"
import type { Json } from "./documents"
import type { Definition } from "./definitions"
import type { OptionsOf, ResolvedOf } from "./optionTypes"
import type { partShapes } from "./shapes"

/** What the shape of an option declares for controls to draw, resolved; a label that it does not write has come from a code table. */
export type DrawnOption = Omit<
  ResolvedOf<typeof partShapes.fieldOption>,
  "value" | "label" | "when" | "disabledWhen"
> & {
  readonly label: string
}

/** One of the values that a field offers: rjsf's `enumOptions`, with what our documents say besides value and label. */
export type ControlOption = DrawnOption & { readonly value: Json; readonly disabled: boolean }

/** What every form gives to its controls, as rjsf's `registry.formContext`. */
export interface FormContext {
  /** Texts of `app.interface`, for words such as "show" that belong to the control itself. */
  readonly texts: Readonly<Record<string, string>>
}

/** Options that a field has whatever its control, under the names that rjsf uses where it has one. */
type FieldOptions<Own> = ResolvedOf<typeof partShapes.fieldDrawing> & {
  /** Absent where the field offers none, or their data is not there yet. */
  readonly enumOptions?: ControlOption[]
  /** Values of `enumOptions` that cannot be chosen now. */
  readonly enumDisabled?: Json[]
  /** The control's own options with further roots in scope, for controls that draw one thing per item of a list. */
  optionsWith(roots: Readonly<Record<string, unknown>>): Own
}

/**
 * What a control gets: rjsf's `WidgetProps`, so that a widget written for rjsf is a control as it is. `Own` is what the
 * control's definition declares, resolved; it comes in `options`. A control edits one value and knows nothing of forms,
 * stores or documents. Label, help and error are drawn around it by the field template, as its definition says (`frame`).
 */
export interface ControlProps<Own = Readonly<Record<string, unknown>>> {
  readonly id: string
  readonly name: string
  readonly label: string
  /** The frame draws the label. */
  readonly hideLabel: boolean
  /** Typed value, or for text-like controls the text as typed so far. */
  readonly value: unknown
  readonly required: boolean
  readonly readonly: boolean
  readonly disabled: boolean
  /** What is said to be wrong; absent where nothing is. */
  readonly rawErrors?: string[]
  readonly placeholder?: string
  /** Ids of help and error. */
  readonly "aria-describedby"?: string | undefined
  readonly options: Own & FieldOptions<Own>
  /** JSON Schema of the value. */
  readonly schema: RJSFSchema
  readonly registry: Registry<unknown, RJSFSchema, FormContext>
  /** Rows, for a control that frames a list. */
  readonly children?: ReactNode
  onChange(value: unknown): void
  /** Converts (unless an IME is composing) and lets the rules of the field speak. */
  onBlur(id: string, value: unknown): void
  onFocus(id: string, value: unknown): void
}

/** A component that takes these props, whatever options its definition declares. */
export type Control =
  | ((props: ControlProps<never>) => ReturnType<FunctionComponent>)
  | (new (props: ControlProps<never>) => Component)

/** Props of a control by its definition. Import the definition as a type, so that it stays out of the bundle. */
export type ControlPropsOf<Declared extends Pick<Definition, "options">> = ControlProps<OptionsOf<Declared>>

/** What a piece that several controls share may know of them: all but their own options. */
export type AnyControlProps = Omit<ControlProps, "options">

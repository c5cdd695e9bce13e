/** What actions, sources, formats and conversions are, to the renderer and to those who write them. */
import type { ReactNode } from "react"
import type { Scope } from "./scope"

/** A value as a customer reads it. `spoken` is for screen readers where the signs would be read wrongly. */
export interface Formatted {
  readonly text: string
  readonly spoken?: string
  readonly tone?: "rise" | "fall" | "even"
  /** Unit at the end of `text`, for displays that draw it smaller. */
  readonly unit?: string
}

export interface FormatContext {
  /** Code table -> code -> label. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly report: (problem: string) => void
}

/** `argument` is what stands behind the colon of `{path|name:argument}`. */
export type Format<Argument = string | undefined> = {
  write(value: unknown, argument: Argument, context: FormatContext): Formatted
}["write"]

/** What turns values into texts: the app's formats and what these need. */
export interface Formatting {
  readonly formats: Readonly<Record<string, Format>>
  readonly context: FormatContext
}

export type Conversion = (text: string) => string

export interface ActionContext {
  readonly scope: Scope
  /** Aborted when the screen is left. */
  readonly signal: AbortSignal
  /** Page name of analytics records. */
  readonly page: string
  /** Key of the block that was tapped. */
  readonly key?: string
  /** The named half-sheet, its texts filled from the scope and from `values` (`$sheet`); undefined where no document has it. */
  sheet(name: string, values?: Readonly<Record<string, unknown>>): RenderSheet | undefined
}

export interface SheetContent {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly body?: ReactNode
  readonly footer?: ReactNode
  readonly buttons: readonly {
    readonly key: string
    readonly label: string
    readonly style: string
    /** It does nothing but close the sheet, or the page with it, or takes back what led to it. */
    readonly closes: boolean
    readonly tap: ActionRunner
  }[]
}

/** Draws a half-sheet with the given frame, again whenever what it shows changes. */
export type RenderSheet = (frame: (parts: SheetContent) => ReactNode) => ReactNode

/** `ok` goes on with the next action; anything else runs its branch of `on` and ends the sequence. */
export interface ActionEnd {
  readonly outcome: string
  readonly value?: unknown
  /** Ends the sequence although all is well: the screen was left. */
  readonly stop?: boolean
}

/**
 * What an option of type `actions` becomes: runs the actions once at a time (a second call while they run does nothing).
 * A widget is drawn again with a new function whenever `busy` changes.
 */
export interface ActionRunner {
  (): Promise<ActionEnd>
  readonly busy: boolean
}

type AnyOptions = Readonly<Record<string, unknown>>

/**
 * Its options are of the type that its declaration says (`ActionOf`). Written as a method, so that an action of known
 * options may stand in a registry: whoever looks it up by name gives what the compiler made of the declared options.
 */
export type Action<Options = AnyOptions> = {
  run(options: Options, context: ActionContext): Promise<ActionEnd> | ActionEnd
}["run"]

/** A pure reading of stores; observed, so that a screen follows the stores. */
/** A source as a screen brings it along: made into one from what the app has, once. */
export type SourcePart = (services: never) => Source

export type Source<Input = AnyOptions, Output = unknown> = { read(input: Input): Output }["read"]

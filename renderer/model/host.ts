import type { ReactNode } from "react"
import type { CallResult } from "./calls"
import type { CompiledApp, CompiledCall, Keep, ScreenModule } from "./compiled"
import type { Json } from "./documents"
import type { Formatting, Registry, Source, SourcePart } from "./registry"
import type { SharedStore } from "./stores"

/** Something that went wrong although nothing was thrown: for reports, never for customers. */
export interface Problem {
  /** Stable, kebab-case; reports and tests speak of it. */
  readonly code: string
  /** Place in a document (file#pointer) or name of the thing that failed; never a value. */
  readonly at: string
  readonly detail?: string
}

/** On the `device` it outlives the visit, until the customer logs out. In `memory` a value does not outlive a reload; in `session`, where nothing is said, it can be read on the device. */
export type KeptIn = "device" | "session" | "memory" | "encrypted"

/** Values that outlive a screen, by name: results of one step that the next one needs. */
export interface SessionStore {
  get(name: string): unknown
  set(name: string, value: unknown, where?: KeptIn): void
  clear(name: string): void
}

/** What a person typed into a form, by field. */
export interface Draft {
  readonly answers: Readonly<Record<string, Json>>
  /** The answers to start with of those fields, as they stood when they were typed over; null where there was none. */
  readonly base: Readonly<Record<string, Json>>
}

/** Typed answers that outlive a screen, by form id. Where they live follows the form's `keep`. */
export interface DraftStore {
  read(form: string): Draft | undefined
  /** Something is being typed, and a write will follow: what it takes can be made ready. */
  prepare?(keep: Keep): void
  write(form: string, draft: Draft, keep: Keep): void
  /** A write has taken the answers over: nothing of them need outlive the page. */
  release(form: string): void
  clear(form: string): void
}

/** How a call is made. */
export interface CallOptions {
  readonly signal: AbortSignal
  /** Data that is asked for again on purpose: never taken for a second tap. */
  readonly again?: boolean
  /** Nobody waits for it: nothing on the screen says that it runs. */
  readonly unawaited?: boolean
}

/** Everything that the renderer asks of the app around it. */
export interface Host {
  readonly app: CompiledApp
  readonly registry: Registry
  /** Formats and what they need. */
  readonly formatting: Formatting
  /** `$ctx`: observable. */
  readonly context: Readonly<Record<string, unknown>>
  readonly session: SessionStore
  /** Whether there is somebody whom a server can log out; everybody is where it does not say. */
  readonly isSignedIn?: () => boolean
  readonly drafts: DraftStore
  /** Makes a source of one that came with a screen: always the same of the same part. */
  readonly connectSource?: (part: SourcePart) => Source
  loadScreen(id: string): Promise<ScreenModule>
  /** Opens a screen by id or path; `replace` takes the place of the current history entry. */
  go(target: string, options?: { readonly replace?: boolean; readonly query?: Readonly<Record<string, string>> }): void
  /** Puts another query into the address of the screen on view, as a whole: no new history entry, nothing is drawn anew. */
  readonly setQuery?: (query: Readonly<Record<string, string | number>>) => void
  /** The header's back control: history, or closing where there is none. */
  back(): void
  /** Draws words as the language of the app wants its lines to end; as they are where it does not say. Letters stay the same. */
  readonly drawText?: (text: string) => ReactNode
  /** Opens a named target of `app.links`. */
  openLink(name: string): void
  call(call: CompiledCall, input: Readonly<Record<string, unknown>>, options: CallOptions): Promise<CallResult>
  /** Tells the other tabs of this browser how a store stands, and the store how it stands there. */
  readonly share?: (name: string, store: SharedStore, options: { readonly omit: readonly string[] }) => void
  /** Records what a customer did; never a value. */
  track(event: { readonly page: string; readonly key: string; readonly action?: string; readonly label?: string }): void
  report(problem: Problem): void
  /**
   * Devtools only: gets every block as it is drawn, by its place (`at`), and half-sheets as `sheet <id>`. Gives it back, with
   * what finds it on the page around it.
   */
  readonly watch?: (at: string, drawn: ReactNode) => ReactNode
  /** Number of calls held open on purpose, so that a picture of waiting can be taken. */
  readonly heldCalls?: () => number
}

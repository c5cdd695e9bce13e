import type {
  CallResult,
  CompiledApp,
  CompiledCall,
  Formatting,
  Host,
  Problem,
  Registry,
  Scope,
  ScreenModule,
} from "../../renderer"
import type { Analytics } from "../platform/analytics"
import type { RunningCalls } from "../platform/api"
import type { FileSender } from "../platform/files"
import type { NativeBridge, Redirect } from "../platform/bridge"
import type { Clock } from "../domain/clock"
import type { StepUp } from "../platform/step-up"
import type { Stores } from "../platform/stores"
import type { EarlyCalls } from "./earlyCalls"
import type { AppDraftStore } from "./drafts/createDraftStore"
import type { SessionValues } from "./stores/createSessionValues"
import type { Sharing } from "../platform/storage"

export interface Documents {
  readonly app: CompiledApp
  /** What the server calls them; absent where it was not asked, or gave no answer. */
  readonly release?: string | undefined
  /** Asked at each move: the page is to be loaded anew, since its visit has another release by now. */
  isRecalled?(): boolean
  /** Brings what the documents have for an address, where not all of them are there from the start. Fails where it cannot be fetched. */
  open?(path: string): Promise<void>
  /** Undefined for a screen that is not there. Fails where its file cannot be fetched. */
  load(id: string): Promise<ScreenModule> | undefined
  /** Development only: tells the ids of saved screens. The result stops it. */
  onChange?(listen: (screens: readonly string[]) => void): () => void
}

/** Development only: what the phone hears of the screens that are drawn. */
export interface Inspection {
  readonly watch: NonNullable<Host["watch"]>
  /** How a call ended, before anything comes of it. */
  hear(call: CompiledCall, result: CallResult): void
  /** The result stops it. */
  follow(state: { readonly id: string; readonly scope: Scope }): () => void
}

/** Everything that the app is made of, handed in: nothing here is found by itself. */
export interface AppServices {
  readonly documents: Documents
  /** Registrations besides the actions, which need the app itself. */
  readonly registries: readonly Partial<Registry>[]
  readonly formatting: Formatting
  readonly stores: Stores
  readonly bridge: NativeBridge
  readonly redirect: Redirect
  readonly call: Host["call"]
  readonly earlyCalls: Pick<EarlyCalls, "start" | "forget">
  readonly sendFile: FileSender
  /** False where the browser refuses, or has no clipboard. */
  readonly writeClipboard: (text: string) => Promise<boolean>
  readonly stepUp: StepUp
  readonly runningCalls: Pick<RunningCalls, "isShown" | "isRunning" | "isSlow" | "track">
  readonly analytics: Pick<Analytics, "track">
  readonly sessionValues: SessionValues
  readonly drafts: AppDraftStore
  readonly sharing: Sharing
  readonly clock: Clock
  readonly page: Window & typeof globalThis
  /** Settles when the global configuration and the server's time are there, or cannot be had. */
  ready(): Promise<void>
  readGlobalConfig(): Promise<void>
  report(problem: Problem): void
  readonly inspection?: Inspection | undefined
}

import type { Definition } from "../../renderer/definitions"
import type { ActionOf, RenderSheet, ServerSheet } from "../../renderer"
import type { TrackedEvent } from "../platform/analytics"
import type { BackTarget, NativeBridge, Redirect } from "../platform/bridge"
import type { FileSender } from "../platform/files"
import type { Clock } from "../domain/clock"
import type { StepUp } from "../platform/step-up"
import type { Stores } from "../platform/stores"

export interface Popup {
  readonly title?: string
  readonly text: string
  readonly confirm: string
  readonly cancel?: string
}

/** Beside the line of a toast; the toast goes with it. */
export interface ToastButton {
  readonly label: string
  press(): void
}

/** How a popup or a half-sheet ended, and what its button does afterwards. */
export interface OverlayEnd {
  readonly answer: string
  readonly after?: () => Promise<{ readonly outcome: string; readonly stop?: boolean }>
}

/** How a popup or a half-sheet stands to what is open already. */
export interface OverlayStanding {
  /** It is opened from inside of a half-sheet, and lies above it. */
  readonly isInside: boolean
  /** What is the same is shown once. */
  readonly key?: string
}

/** What the actions ask of the app. */
export interface ActionServices {
  readonly texts: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, string>>
  readonly schemes: Readonly<Record<string, string>>
  readonly bridge: Pick<NativeBridge, "login" | "rotate" | "openExternal">
  readonly redirect: Pick<Redirect, "resolve" | "resolveUpload" | "build">
  readonly stores: Stores
  readonly clock: Pick<Clock, "after" | "elapsed">
  showPopup(popup: Popup, standing: OverlayStanding): Promise<OverlayEnd>
  showSheet(render: RenderSheet, standing: OverlayStanding): Promise<OverlayEnd>
  showServerSheet(sheet: ServerSheet, standing: OverlayStanding): Promise<OverlayEnd>
  showToast(text: string, button?: ToastButton): void
  /** Closes the half-sheet on top. */
  closeSheet(): void
  scrollToTop(): void
  go(
    target: string,
    options: {
      readonly replace: boolean
      readonly query?: Readonly<Record<string, unknown>>
      readonly isReturn?: true
    },
  ): void
  /** Goes back by so many screens; false where the history is shorter. */
  backBy(steps: number): boolean
  /** The `BACK` that the customer's screen, or the one named, was opened with, where it may be followed. */
  requestedBack(screen?: string): BackTarget | undefined
  close(): Promise<void>
  /** Leaves the app for an address that the allow-list has let through. */
  assign(url: string): void
  /** Settles where the page stays, because it cannot be had anew. */
  reload(): Promise<void>
  /** False where the browser refuses, or has no clipboard. */
  writeClipboard(text: string): Promise<boolean>
  track(event: TrackedEvent): void
  sendFile: FileSender
  stepUp: StepUp
  readGlobalConfig(): Promise<void>
  /** First step of the named flow, or of the one that the customer is in, and its own address. */
  findFlow(
    id?: string,
  ): { readonly entry: string; readonly first: string; stepFor(point: unknown): string | undefined } | undefined
  /** Forgets typed answers and kept values. */
  forget(): void
}

type DeclaredOptions = Pick<Definition, "options">

/** Implements a declared action: called once for the app; its options are of the types that the declaration says. */
export type CreateAction<Declared extends DeclaredOptions = DeclaredOptions> = (
  services: ActionServices,
) => ActionOf<Declared>

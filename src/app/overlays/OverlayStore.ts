import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { ServerSheet, RenderSheet } from "../../../renderer"
import type { Clock } from "../../domain/clock"

export interface PopupRequest {
  readonly title?: string
  readonly text: string
  readonly confirm: string
  /** Absent where there is nothing to choose. */
  readonly cancel?: string
}

/** How an overlay ended: the name of the button or action that closed it, and what is to be done afterwards. */
export interface OverlayEnd {
  readonly answer: string
  readonly after?: () => Promise<{ readonly outcome: string; readonly stop?: boolean }>
}

export type OverlayContent =
  | { readonly kind: "popup"; readonly popup: PopupRequest }
  | { readonly kind: "sheet"; readonly render: RenderSheet }
  | { readonly kind: "server-sheet"; readonly sheet: ServerSheet }

export interface Overlay {
  readonly id: number
  readonly content: OverlayContent
  readonly isClosing: boolean
  close(end: OverlayEnd): void
}

/** Popups close 400 ms after hiding, and what follows waits for it; a half-sheet needs the time to sink. */
const closingMs = { popup: 400, sheet: 200, "server-sheet": 200 } as const
const toastMs = 3_000
const maxOpen = 2

/** Everything that lies above the screen: popups, half-sheets, one toast. */
export class OverlayStore {
  open: readonly Overlay[] = []
  toast: { readonly id: number; readonly text: string } | undefined = undefined
  private count = 0
  private cancelToast: (() => void) | undefined

  constructor(private readonly clock: Pick<Clock, "after">) {
    makeAutoObservable<this, "clock" | "count" | "cancelToast">(this, {
      clock: false,
      count: false,
      cancelToast: false,
      open: observableRef,
      toast: observableRef,
    })
  }

  get hasSheet(): boolean {
    return this.open.some(({ content }) => content.kind !== "popup")
  }

  /** Settles when the overlay is closed. A third one above two others is refused. */
  show(content: OverlayContent): Promise<OverlayEnd> {
    if (this.open.length >= maxOpen) return Promise.resolve({ answer: "refused" })
    this.count += 1
    const id = this.count
    return new Promise((resolve) => {
      const close = (end: OverlayEnd) => this.close(id, () => resolve(end))
      runInAction(() => (this.open = [...this.open, { id, content, isClosing: false, close }]))
    })
  }

  showToast(text: string): void {
    this.count += 1
    this.toast = { id: this.count, text }
    this.cancelToast?.()
    this.cancelToast = this.clock.after(toastMs, () => runInAction(() => (this.toast = undefined)))
  }

  /** The screen below was left: what it had opened goes with it. */
  clear(): void {
    for (const overlay of this.open) overlay.close({ answer: "left" })
  }

  private close(id: number, done: () => void): void {
    const overlay = this.open.find((one) => one.id === id)
    if (!overlay || overlay.isClosing) return
    this.open = this.open.map((one) => (one.id === id ? { ...one, isClosing: true } : one))
    this.clock.after(closingMs[overlay.content.kind], () => {
      runInAction(() => (this.open = this.open.filter((one) => one.id !== id)))
      done()
    })
  }
}

import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { ServerSheet, RenderSheet } from "../../../renderer"
import type { ToastButton } from "../../actions"
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

/** How an overlay stands to the others. */
export interface OverlayStanding {
  /** It is opened from inside of one that is open, and lies above it. Any other waits until nothing is open. */
  readonly isInside?: boolean
  /** What is the same is shown once; where absent, what has the same words. */
  readonly key?: string
}

export interface Overlay {
  readonly id: number
  readonly content: OverlayContent
  readonly isClosing: boolean
  close(end: OverlayEnd): void
}

interface Toast {
  readonly id: number
  readonly text: string
  readonly button?: ToastButton
}

/** Popups close 400 ms after hiding, and what follows waits for it; a half-sheet needs the time to sink. */
const closingMs = { popup: 400, sheet: 200, "server-sheet": 200 } as const
/** Time to notice a toast and to read ten letters. */
const toastMs = 3_000
/** Time to read what was done, and to reach the button that takes it back. */
const buttonToastMs = 8_000
/** Every further letter takes as long as somebody needs who reads slowly; more than two sentences never stand in one line. */
const letterMs = 120
const mostReadingMs = 7_000
const maxOpen = 2

/** Everything that lies above the screen: popups, half-sheets, one toast. */
export class OverlayStore {
  open: readonly Overlay[] = []
  toast: Toast | undefined = undefined
  private count = 0
  private waiting: readonly { start(): void; leave(): void }[] = []
  private readonly ends = new Map<string, Promise<OverlayEnd>>()
  private cancelToast: (() => void) | undefined

  constructor(private readonly clock: Pick<Clock, "after">) {
    makeAutoObservable<this, "clock" | "count" | "cancelToast" | "waiting" | "ends">(this, {
      clock: false,
      waiting: false,
      ends: false,
      count: false,
      cancelToast: false,
      open: observableRef,
      toast: observableRef,
    })
  }

  get hasSheet(): boolean {
    return this.open.some(({ content }) => content.kind !== "popup")
  }

  /**
   * Settles when the overlay is closed. They come one after the other: two calls that fail at once are two messages, or one
   * where they say the same; then both end with it, and what its button does is done once.
   */
  show(content: OverlayContent, { isInside = false, key = keyOf(content) }: OverlayStanding = {}): Promise<OverlayEnd> {
    const same = key === undefined ? undefined : this.ends.get(key)
    if (same) return same.then(({ answer }) => joined(content, answer))
    // A half-sheet tells of a failure, or asks for something else: what the toast offers to take back cannot be reached.
    if (content.kind !== "popup" && this.toast?.button) this.closeToast()
    const end = isInside ? this.cover(content, key) : this.queue(content, key)
    if (key !== undefined) {
      this.ends.set(key, end)
      void end.then(() => this.forget(key, end))
    }
    return end
  }

  showToast(text: string, button?: ToastButton): void {
    // Without a network a write fails at once, before anything is said to be done.
    if (button && this.hasSheet) return
    this.count += 1
    this.toast = { id: this.count, text, ...(button ? { button } : {}) }
    this.cancelToast?.()
    this.cancelToast = this.clock.after(readingMs(text) + (button ? buttonToastMs : toastMs), () => this.closeToast())
  }

  closeToast(): void {
    this.toast = undefined
  }

  /** Closes the half-sheet on top; what follows whatever opened it goes on. */
  closeSheet(): void {
    this.open.findLast(({ content }) => content.kind !== "popup")?.close({ answer: "closed" })
  }

  /** The screen below was left: what it had opened goes with it. */
  clear(): void {
    const waiting = this.waiting
    this.waiting = []
    // What its button takes back can be seen no more.
    if (this.toast?.button) this.toast = undefined
    for (const overlay of this.open) overlay.close({ answer: "left" })
    for (const { leave } of waiting) leave()
  }

  /** The app is over for this customer: what it has said goes at once. */
  end(): void {
    this.clear()
    this.open = []
    this.toast = undefined
  }

  /** A third one above two others is refused. */
  private cover(content: OverlayContent, key: string | undefined): Promise<OverlayEnd> {
    if (this.open.length >= maxOpen) return Promise.resolve({ answer: "refused" })
    this.count += 1
    const id = this.count
    return new Promise((resolve) => {
      const close = (end: OverlayEnd) => this.close(id, key, () => resolve(end))
      runInAction(() => (this.open = [...this.open, { id, content, isClosing: false, close }]))
    })
  }

  private queue(content: OverlayContent, key: string | undefined): Promise<OverlayEnd> {
    if (this.open.length === 0) return this.cover(content, key)
    return new Promise((resolve) => {
      const start = () => void this.cover(content, key).then(resolve)
      this.waiting = [...this.waiting, { start, leave: () => resolve({ answer: "left" }) }]
    })
  }

  private close(id: number, key: string | undefined, done: () => void): void {
    const overlay = this.open.find((one) => one.id === id)
    if (!overlay || overlay.isClosing) return
    // The same said again from now on is another message.
    if (key !== undefined) this.ends.delete(key)
    this.open = this.open.map((one) => (one.id === id ? { ...one, isClosing: true } : one))
    this.clock.after(closingMs[overlay.content.kind], () => {
      runInAction(() => (this.open = this.open.filter((one) => one.id !== id)))
      done()
      this.showNext()
    })
  }

  private forget(key: string, end: Promise<OverlayEnd>): void {
    if (this.ends.get(key) === end) this.ends.delete(key)
  }

  private showNext(): void {
    const [next, ...others] = this.waiting
    if (next === undefined || this.open.length > 0) return
    this.waiting = others
    next.start()
  }
}

const readingMs = (text: string): number => Math.min(mostReadingMs, Math.max(0, [...text].length - 10) * letterMs)

/** The words of an overlay; undefined where only whoever shows it knows them. */
function keyOf(content: OverlayContent): string | undefined {
  return content.kind === "sheet" ? undefined : JSON.stringify(content)
}

/** The end of one that said the same as another: the answer to a question counts for both, a button is pressed once. */
const joined = ({ kind }: OverlayContent, answer: string): OverlayEnd => ({
  answer: kind === "popup" || answer === "left" ? answer : "joined",
})

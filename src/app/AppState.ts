import { makeAutoObservable } from "mobx"

export type Direction = "forward" | "back" | "none"

/** `unsent`: it surely never left the device; `unknown`: the server may have done it. */
export type Unanswered = "unsent" | "unknown"

/** What the shell knows besides the screen. */
export class AppState {
  /** The native app did not close the page; its text stays in view. */
  isClosed = false
  /** The customer was logged out: nothing that was drawn for them stays. */
  isSignedOut = false
  /** Which way the screen on view came. */
  direction: Direction = "none"
  /** What became of something that the customer did on the screen on view, where no answer came. */
  unanswered: Unanswered | undefined
  /** What screen readers are told when the screen changes. */
  announcement = ""

  constructor() {
    makeAutoObservable(this)
  }

  setClosed(): void {
    this.isClosed = true
  }

  setSignedOut(): void {
    this.isSignedOut = true
    this.announcement = ""
  }

  setDirection(direction: Direction): void {
    this.direction = direction
    this.unanswered = undefined
    this.isClosed = false
  }

  setUnanswered(unanswered: Unanswered | undefined): void {
    this.unanswered = unanswered
  }

  announce(text: string): void {
    this.announcement = text
  }
}

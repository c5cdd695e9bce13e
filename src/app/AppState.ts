import { makeAutoObservable, observableRef } from "mobx"

export type Direction = "forward" | "back" | "none"

/** What the shell knows besides the screen. */
export class AppState {
  /** The native app did not close the page; its text stays in view. */
  isClosed = false
  /** Which way the screen on view came. */
  direction: Direction = "none"
  /** What screen readers are told when the screen changes. */
  announcement = ""
  /** Documents of the workshop that have problems, newest first. */
  problems: readonly string[] = []

  constructor() {
    makeAutoObservable(this, { problems: observableRef })
  }

  noteClosed(): void {
    this.isClosed = true
  }

  moved(direction: Direction): void {
    this.direction = direction
    this.isClosed = false
  }

  announce(text: string): void {
    this.announcement = text
  }

  showProblems(problems: readonly string[]): void {
    this.problems = problems
  }
}

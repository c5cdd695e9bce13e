import { makeAutoObservable, observableRef } from "mobx"
import type { Fields } from "../json"

/** An end of a call: one of its samples, a code, or an outcome. */
export interface Played {
  readonly call: string
  readonly end: string
}

/** What the desk wants of the picture besides its state, and hears from it. */
export class Picture {
  /** `$paths` whose values somebody wants to see, and those values. */
  askedPaths: readonly string[] = []
  values: Fields = {}
  /** How one call ends, instead of as the state says. */
  played: Played | undefined

  constructor() {
    makeAutoObservable(this, { askedPaths: observableRef, values: observableRef, played: observableRef })
  }

  ask(paths: readonly string[]): void {
    this.askedPaths = paths
    this.values = {}
  }

  take(values: Fields): void {
    this.values = values
  }

  play(played: Played | undefined): void {
    this.played = played
  }
}

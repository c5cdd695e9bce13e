import { action, makeAutoObservable, observable, observableRef } from "mobx"
import type { Fields } from "../json"

/** An end of a call: one of its samples, a code, or an outcome. */
export interface Played {
  readonly call: string
  readonly end: string
}

/** What the desk wants of the picture besides its state, and hears from it. */
export class Picture {
  private readonly asked = observable.set<readonly string[]>([], { deep: false })
  /** By `$path`. */
  values: Fields = {}
  /** How one call ends, instead of as the state says. */
  played: Played | undefined

  constructor() {
    makeAutoObservable(this, { values: observableRef, played: observableRef })
  }

  /** `$paths` whose values somebody wants to see. */
  get askedPaths(): readonly string[] {
    return [...new Set([...this.asked].flat())]
  }

  /** The result takes it back. */
  ask(paths: readonly string[]): () => void {
    this.asked.add(paths)
    return action(() => void this.asked.delete(paths))
  }

  take(values: Fields): void {
    this.values = values
  }

  play(played: Played | undefined): void {
    this.played = played
  }
}

import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { DeskStore } from "../DeskStore"
import type { DeskProblem } from "../deskApi"
import { type Everything, findIn, type Found, listEverything } from "./listEverything"

/** What Ctrl+K searches in. It is read before anybody asks, and again once the documents are others. */
export class Searchable {
  everything: Everything = []
  /** Told anew with every change. */
  private readFor: readonly DeskProblem[] | undefined

  constructor(private readonly desk: DeskStore) {
    makeAutoObservable<this, "desk" | "readFor">(this, { desk: false, readFor: false, everything: observableRef })
  }

  /** What was read before stays in view meanwhile. */
  async read(): Promise<void> {
    const { desk } = this
    if (this.readFor === desk.problems) return
    this.readFor = desk.problems
    const [calls] = await Promise.all([
      desk.api.calls().catch(() => undefined),
      desk.readTexts(),
      desk.readConditions(),
    ])
    if (calls === undefined) {
      this.readFor = undefined
      return
    }
    runInAction(() => (this.everything = listEverything(desk, calls)))
  }

  find(search: string): readonly Found[] {
    return findIn(this.everything, search)
  }
}

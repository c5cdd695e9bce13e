import { makeAutoObservable } from "mobx"

/** Whose acts 記録 shows; undefined for everybody's. */
export class ShownAudit {
  of: string | undefined

  constructor() {
    makeAutoObservable(this)
  }

  choose(login: string | undefined): void {
    this.of = login
  }
}

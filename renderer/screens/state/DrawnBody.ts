import { action, computed, computedStruct, makeObservable, observable } from "mobx"
import { screenPhase, type OpenScreen, type ScreenPhase } from "./screenPhase"

/** What stands in the body of an open screen, and how far a page has drawn it. */
export class DrawnBody {
  private drawn: ScreenPhase["kind"] | undefined = undefined

  constructor(private readonly screen: OpenScreen) {
    makeObservable<this, "drawn">(this, {
      drawn: observable,
      phase: computedStruct,
      isBehind: computed,
      markDrawn: action,
    })
  }

  /** What stands in the body now, or will as soon as it is drawn. */
  get phase(): ScreenPhase {
    return screenPhase(this.screen)
  }

  /** True while a page still draws what has come. */
  get isBehind(): boolean {
    return this.drawn !== undefined && this.drawn !== this.phase.kind
  }

  /** A page shows this phase; undefined: none shows the screen any more. */
  markDrawn(drawn: ScreenPhase["kind"] | undefined): void {
    this.drawn = drawn
  }
}

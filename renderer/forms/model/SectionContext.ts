import { computed, makeObservable } from "mobx"
import type { CompiledCondition } from "../../model/compiled"
import type { FieldContext } from "./fieldContext"

/** A part of the form with a condition of its own, inside another. */
export class SectionContext implements FieldContext {
  constructor(
    private readonly outer: FieldContext,
    private readonly when: CompiledCondition | undefined,
  ) {
    if (when !== undefined) makeObservable(this, { isVisible: computed })
  }

  get services() {
    return this.outer.services
  }

  get scope() {
    return this.outer.scope
  }

  get isVisible(): boolean {
    if (!this.outer.isVisible) return false
    return this.when === undefined || this.services.resolver.test(this.when, this.scope) === true
  }
}

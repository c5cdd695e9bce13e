import { computed, makeObservable, observableRef, type IComputedValue } from "mobx"
import type { CompiledField } from "../../model/compiled"
import type { JsonSchema } from "../../model/documents"
import type { Failure } from "./failures"
import { requiredCheck, toFailure } from "./failures"
import type { QuestionLocation } from "./fieldContext"
import { makeActions } from "./makeActions"

/** The first check that an answer fails, and what is said about it. */
export interface Problem {
  readonly check: string
  readonly message: string
}

/** What MobX makes of members, without its types: the package's own types name no library that an app need not have. */
export type Annotations<Model> = { readonly [Member in keyof Model]?: object | boolean }

/** What a field of one value and a list of rows have in common: when it is asked, what is wrong with it, what is said. */
export abstract class QuestionModel {
  static {
    makeActions(this.prototype, "showErrors", "setServerError")
  }

  readonly id: string
  readonly name: string
  /** A person changed it. Nothing that is drawn depends on it. */
  edited = false
  /** Its errors are shown: it was left after an edit, or the form was submitted. */
  areErrorsShown = false
  serverError: string | undefined = undefined
  /** Set while `when` is evaluated, so that a condition on the field itself cannot run in circles. */
  private isEvaluating = false
  /** Made when it is first asked for: until a field was left or submitted nobody does. */
  private judged: IComputedValue<Problem | undefined> | undefined

  constructor(
    readonly spec: CompiledField,
    readonly schema: JsonSchema,
    readonly location: QuestionLocation,
  ) {
    this.id = `${location.context.services.id}-${location.key}`
    this.name = spec.field
  }

  /** Makes the question observable in one go, with what its kind adds: a form has many. */
  protected observe(own: Annotations<this>): void {
    makeObservable<this>(this, {
      areErrorsShown: observableRef,
      serverError: observableRef,
      ...(this.spec.when === undefined ? {} : { isVisible: computed }),
      ...(this.spec.requiredWhen === undefined ? {} : { isRequired: computed }),
      error: computed,
      ...own,
    })
  }

  /** The relevant, converted value; undefined where hidden or empty. */
  abstract get relevant(): unknown
  abstract get isAnswered(): boolean
  /** The value as the schema sees it; undefined where there is nothing to check. */
  protected abstract get checked(): unknown
  /** Whose errors count: of the value with all it holds, or of the list alone, its rows speaking for themselves. */
  protected abstract readonly depth: "deep" | "own"
  abstract setAnswer(value: unknown): void
  abstract reset(): void
  /** Runs what is due when a person leaves the field. */
  protected abstract normalise(): void

  get services() {
    return this.location.context.services
  }

  get scope() {
    return this.location.context.scope
  }

  get label(): string {
    const { resolver } = this.services
    const { label } = this.spec.labels?.find(({ when }) => resolver.test(when, this.scope) === true) ?? this.spec
    return typeof label === "string" ? label : resolver.text(label, this.scope)
  }

  /** Unknown counts as hidden. */
  get isVisible(): boolean {
    if (!this.location.context.isVisible) return false
    if (this.spec.when === undefined) return true
    this.isEvaluating = true
    try {
      return this.services.resolver.test(this.spec.when, this.scope) === true
    } finally {
      this.isEvaluating = false
    }
  }

  /** Like `isVisible`, but true while the field's own condition is being evaluated. */
  protected get isRelevant(): boolean {
    return this.isEvaluating || this.isVisible
  }

  get isRequired(): boolean {
    const { required, requiredWhen } = this.spec
    return required || (requiredWhen !== undefined && this.services.resolver.test(requiredWhen, this.scope) === true)
  }

  get isReadOnly(): boolean {
    const { readOnlyWhen } = this.spec
    return readOnlyWhen !== undefined && this.services.resolver.test(readOnlyWhen, this.scope) === true
  }

  get isDisabled(): boolean {
    const { disabledWhen } = this.spec
    return disabledWhen !== undefined && this.services.resolver.test(disabledWhen, this.scope) === true
  }

  /**
   * The first failing check: required, then what the answer is made of, then the rest of the schema (how long it is), then
   * the other rules in their order. Limits that rules know, of this customer and this day, come before those of the schema.
   */
  get problem(): Problem | undefined {
    this.judged ??= computed(() => this.judge())
    return this.judged.get()
  }

  private judge(): Problem | undefined {
    if (!this.isVisible) return undefined
    const failure = this.requiredFailure ?? this.schemaFailure
    if (failure === undefined) return this.ruleProblem()
    const isOfCharacters = ({ check }: Failure) => this.services.ofCharacters.includes(check)
    const first = isOfCharacters(failure) ? undefined : this.ruleProblem(failure.isBeyond ? undefined : isOfCharacters)
    return first ?? { check: failure.check, message: this.messageOf(failure) }
  }

  get isMissing(): boolean {
    return this.isVisible && this.isRequired && !this.isAnswered
  }

  /** The problem that is shown and counted here; undefined where the questions inside show the same. */
  get ownProblem(): Problem | undefined {
    return this.problem
  }

  /** What stands under the field now. */
  get error(): string | undefined {
    return this.isVisible
      ? (this.serverError ?? (this.areErrorsShown ? this.ownProblem?.message : undefined))
      : undefined
  }

  /** A person left the field: what was typed is normalised and, after an edit, its error shown; what a server said comes first. */
  leave(): void {
    this.normalise()
    if (this.edited && this.serverError === undefined) this.showErrors()
  }

  showErrors(): void {
    this.normalise()
    this.areErrorsShown = true
  }

  setServerError(message: string | undefined): void {
    this.serverError = message
  }

  /** What it holds counts as typed from now on: it wins over answers to start with, and drafts keep it. */
  markEdited(): void {
    if (!this.edited) this.services.noteEdit(this.location.path)
    this.edited = true
  }

  /** Called inside an action, whenever a person changes the answer. */
  protected recordEdit(): void {
    this.edited = true
    this.serverError = undefined
    // What was right when it was left stays unjudged while it is changed again.
    if (this.areErrorsShown && this.problem === undefined) this.areErrorsShown = false
    this.services.noteEdit(this.location.path)
    this.services.recordEdit()
  }

  private get requiredFailure(): Failure | undefined {
    return this.isRequired && !this.isAnswered ? { check: requiredCheck(this.spec, this.schema) } : undefined
  }

  /** A box that has to be ticked. */
  get isConsent(): boolean {
    return this.schema["const"] === true
  }

  protected get schemaFailure(): Failure | undefined {
    const value = this.checked
    if (value === undefined) return undefined
    const error = this.services.checker.check({ path: this.location.path, value }, this.depth)
    return error === undefined ? undefined : toFailure(error, this.schema)
  }

  protected ruleProblem(isAsked: (rule: Failure) => boolean = () => true): Problem | undefined {
    if (this.spec.rules.length === 0 || !this.isAnswered) return undefined
    const { resolver } = this.services
    const broken = this.spec.rules.find((rule) => isAsked(rule) && resolver.test(rule.must, this.scope) === false)
    if (broken === undefined) return undefined
    const n = broken.n === undefined ? undefined : resolver.value(broken.n, this.scope)
    return { check: broken.check, message: this.messageText(broken.message, n) }
  }

  private messageOf({ check, n }: Failure): string {
    const { messages } = this.services
    const found =
      this.spec.messages[check] ??
      messages[check] ??
      messages["invalid"] ??
      messages[requiredCheck(this.spec, this.schema)]
    return found === undefined ? this.label : this.messageText(found, n)
  }

  private messageText(message: CompiledField["label"], n: unknown): string {
    if (typeof message === "string") return message
    return this.services.resolver.text(message, this.scope.with({ label: this.label, n }))
  }
}

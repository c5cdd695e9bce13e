import { action, computed, observableRef } from "mobx"
import type { CompiledField, CompiledOption } from "../../model/compiled"
import type { Json, JsonSchema } from "../../model/documents"
import { same } from "../../expressions/same"
import { isFilled, toTyped } from "./answers"
import { cutText } from "./cutText"
import type { ControlOption } from "../../model/control"
import { drawnOption } from "./drawnOption"
import type { Failure } from "./failures"
import type { QuestionLocation } from "./fieldContext"
import { makeActions } from "./makeActions"
import { optionsFromData } from "./optionsFromData"
import { QuestionModel } from "./QuestionModel"
import { limitOf, schemaDefault } from "./schema"
import type { PlacedValue } from "./schemaChecker"

/** One field: the answer as typed, and everything that follows from it. */
export class FieldModel extends QuestionModel {
  static {
    makeActions(this.prototype, "leave", "setAnswer")
  }

  readonly kind = "field"
  protected readonly depth = "deep"
  /** As typed: unreadable and unfinished text stays as it is until the field is left. */
  answer: unknown
  /** The answer when the field was last left, or set from outside. */
  private leftValue: unknown = undefined
  /** What `changed` did since has not been followed by `left`, though the value may be the same again. */
  private isFollowed = false

  constructor(spec: CompiledField, schema: JsonSchema, location: QuestionLocation) {
    super(spec, schema, location)
    this.answer = schemaDefault(schema)
    this.leftValue = this.answer
    this.observe({
      answer: observableRef,
      ...(spec.options === undefined && spec.optionsFrom === undefined ? {} : { options: computed }),
      ...(Object.keys(spec.control).length === 0 ? {} : { control: computed }),
    })
  }

  /** Secrets are never stored anywhere. */
  get isSecret(): boolean {
    return this.spec.secret === true || this.spec.forgetWhenHidden || this.schema["writeOnly"] === true
  }

  /** The answer converted and typed, whether or not it is asked now. */
  get value(): unknown {
    const { answer } = this
    return typeof answer === "string" ? toTyped(this.convert(answer), this.schema) : answer
  }

  get relevant(): unknown {
    return this.isRelevant && this.isAnswered ? this.effective(this.value) : undefined
  }

  get isAnswered(): boolean {
    const value = this.effective(this.value)
    // An unticked consent is no answer; "off" of a switch is one.
    return isFilled(value) && !(value === false && this.schema["const"] !== undefined)
  }

  protected get checked(): unknown {
    const value = this.effective(this.value)
    return isFilled(value) ? value : undefined
  }

  /** What the schema judges, where the field is asked and answered. */
  get placed(): PlacedValue | undefined {
    const value = this.isVisible ? this.checked : undefined
    return value === undefined ? undefined : { path: this.location.path, value }
  }

  /** An exclusive option chosen beside others fails before the schema is asked. */
  protected override get schemaFailure(): Failure | undefined {
    const { options } = this.spec
    if (options === undefined) return super.schemaFailure
    const { checked } = this
    const isAmongOthers = ({ exclusive, value }: CompiledOption) =>
      exclusive === true && Array.isArray(checked) && checked.length > 1 && checked.some((one) => same(one, value))
    return options.some(isAmongOthers) ? { check: "max-choices", n: 1 } : super.schemaFailure
  }

  /** The options in force; undefined where the field has none or their data is not there yet. */
  get options(): readonly ControlOption[] | undefined {
    const { spec, scope, services } = this
    if (spec.optionsFrom !== undefined) return optionsFromData(spec.optionsFrom, services.resolver, scope)
    if (spec.options === undefined) return undefined
    const limit = spec.optionsWhen?.find(({ when }) => services.resolver.test(when, scope) === true)?.options
    return spec.options.filter((option) => this.offers(option, limit)).map((option) => this.toControlOption(option))
  }

  /** Options of the control's own, resolved. */
  get control(): Readonly<Record<string, unknown>> {
    return this.services.resolver.options(this.spec.control, this.scope)
  }

  readonly controlWith = (roots: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    this.services.resolver.options(this.spec.control, this.scope.with(roots))

  private get longest(): number | undefined {
    const { longest, cuts } = this.spec
    return cuts === true ? limitOf(this.schema, "maxLength") : longest
  }

  readonly change = action((answer: unknown): void => {
    if (this.answer === answer) return
    this.answer = cutText(answer, this.longest)
    this.recordEdit()
    this.isFollowed = this.spec.follow?.changed !== undefined
    this.run("changed")
    // A choice is whole as soon as it is made, and on a phone nobody leaves it.
    if (this.spec.options !== undefined && !Array.isArray(answer) && this.ruleProblem() !== undefined) this.showErrors()
  })

  override leave(): void {
    super.leave()
    const { value } = this
    if (same(value, this.leftValue) && !this.isFollowed) return
    this.leftValue = value
    this.isFollowed = false
    if (this.edited) this.run("left")
  }

  /** Enter was pressed in it. */
  enter(): void {
    this.run("entered")
  }

  /** Sets the answer from outside: a default, a draft, an action. Nobody typed it, so no error is shown. */
  setAnswer(answer: unknown): void {
    this.answer = answer === null ? undefined : cutText(answer, this.longest)
    this.leftValue = this.value
    this.isFollowed = false
    this.serverError = undefined
    this.areErrorsShown = false
  }

  reset(): void {
    this.setAnswer(schemaDefault(this.schema))
    this.edited = false
  }

  protected normalise(): void {
    if (typeof this.answer !== "string" || !this.isVisible) return
    const text = this.convert(this.answer)
    if (text !== this.answer) this.answer = text
  }

  /** What the document says follows an answer that a person gave. */
  private run(event: "changed" | "left" | "entered"): void {
    const actions = this.spec.follow?.[event]
    if (actions === undefined) return
    const { run } = this.services.resolver.options({ run: actions }, this.scope)
    if (typeof run === "function") run()
  }

  private convert(text: string): string {
    const { conversions } = this.services
    const start = this.schema["writeOnly"] === true ? text : text.trim()
    return this.spec.convert.reduce((converted, name) => conversions[name]?.(converted) ?? converted, start)
  }

  /** Only what is offered now counts as chosen; the answer itself stays for when it is offered again. */
  private effective(value: unknown): unknown {
    if (!isFilled(value) || this.options === undefined) return value
    const isOffered = (one: unknown) => this.options?.some((option) => same(option.value, one)) === true
    if (Array.isArray(value)) return value.filter(isOffered)
    return isOffered(value) ? value : undefined
  }

  private offers(option: CompiledOption, limit: readonly Json[] | undefined): boolean {
    if (limit !== undefined && !limit.some((value) => same(value, option.value))) return false
    return option.when === undefined || this.services.resolver.test(option.when, this.scope) === true
  }

  private toControlOption({ value, when: _when, disabledWhen, ...drawn }: CompiledOption): ControlOption {
    return { ...drawnOption(drawn, disabledWhen, { resolver: this.services.resolver, scope: this.scope }), value }
  }
}

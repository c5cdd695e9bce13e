import { computed, makeObservable } from "mobx"
import type { CompiledBlock, CompiledCondition, CompiledField, CompiledUi, TextNode } from "../model/compiled"
import type { JsonSchema } from "../model/documents"
import type { Scope } from "../model/scope"
import { isFilled, isRecord } from "./answers"
import { FieldModel } from "./FieldModel"
import type { FormServices, FieldContext } from "./fieldContext"
import { ListModel } from "./ListModel"
import type { DataPath } from "./schemaChecker"
import { hasType, propertySchema } from "./schema"

/** Part of a form as it is laid out. */
export type LayoutItem =
  | { readonly kind: "question"; readonly name: string; readonly model: FieldModel | ListModel }
  | { readonly kind: "group"; readonly name: string; readonly model: GroupModel }
  | {
      readonly kind: "section"
      readonly label: TextNode | string
      readonly home: FieldContext
      readonly parts: readonly LayoutItem[]
    }
  | { readonly kind: "block"; readonly block: CompiledBlock; readonly home: FieldContext }

export interface GroupOptions {
  readonly services: FormServices
  readonly ui: readonly CompiledUi[]
  readonly schema: JsonSchema
  readonly parent: { isVisible(): boolean; scope(answers: Readonly<Record<string, unknown>>): Scope }
  readonly path: DataPath
  readonly key: string
  /** The single field stands for the value itself: rows of plain values. */
  readonly isPlain?: boolean
  /** The field that a nested object belongs to. */
  readonly spec?: CompiledField
}

/** A part of the form with a condition of its own, inside another. */
class SectionContext implements FieldContext {
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

/** The fields of an object: of the form, of a nested object, or of one row. */
export class GroupModel implements FieldContext {
  readonly kind = "group"
  readonly services: FormServices
  readonly layout: readonly LayoutItem[]
  readonly members = new Map<string, FieldModel | ListModel | GroupModel>()
  /** Relevant answers by name, read one by one: a reader of one is not woken by another. */
  readonly answers: Readonly<Record<string, unknown>> = {}
  readonly scope: Scope

  constructor(readonly options: GroupOptions) {
    this.services = options.services
    this.scope = options.parent.scope(this.answers)
    makeObservable(this, { ...(options.spec?.when === undefined ? {} : { isVisible: computed }), relevant: computed })
    this.layout = this.layOut(options.ui, this)
  }

  get id(): string {
    return `${this.services.id}-${this.options.key}`
  }

  get label(): string {
    return this.options.spec === undefined ? "" : this.services.resolver.text(this.options.spec.label, this.scope)
  }

  get isVisible(): boolean {
    if (!this.options.parent.isVisible()) return false
    const when = this.options.spec?.when
    return when === undefined || this.services.resolver.test(when, this.scope) === true
  }

  /** The only field of a row of plain values. */
  get single(): FieldModel | undefined {
    const [first] = this.members.values()
    return first instanceof FieldModel ? first : undefined
  }

  /** A plain copy of the relevant answers; what is empty is left out. */
  get relevant(): Readonly<Record<string, unknown>> {
    return this.collect(() => true)
  }

  /** Relevant answers that are part of what is sent. */
  get sent(): Readonly<Record<string, unknown>> {
    return this.collect((spec) => spec.sent)
  }

  /** All fields and lists of this part, rows included, in order of appearance. */
  get questions(): readonly (FieldModel | ListModel)[] {
    return [...this.members.values()].flatMap((member) => {
      if (member.kind === "group") return member.questions
      return member.kind === "list" ? [member, ...member.rows.flatMap(({ group }) => group.questions)] : [member]
    })
  }

  /** Sets answers from outside, by name; names it does not know are left alone. */
  setAnswers(values: unknown, isWanted: (question: FieldModel | ListModel) => boolean = () => true): void {
    if (!isRecord(values)) return
    for (const [name, member] of this.members) {
      if (!Object.hasOwn(values, name)) continue
      if (member.kind === "group") member.setAnswers(values[name], isWanted)
      else if (isWanted(member)) member.setAnswer(values[name])
    }
  }

  private collect(isWanted: (spec: CompiledField) => boolean): Readonly<Record<string, unknown>> {
    const found: Record<string, unknown> = {}
    for (const [name, member] of this.members) {
      const value = this.valueOf(member, isWanted)
      if (isFilled(value)) found[name] = value
    }
    return found
  }

  private valueOf(member: FieldModel | ListModel | GroupModel, isWanted: (spec: CompiledField) => boolean): unknown {
    if (member.kind === "group") {
      const inner = member.isVisible ? member.collect(isWanted) : {}
      return Object.keys(inner).length === 0 ? undefined : inner
    }
    if (!isWanted(member.spec)) return undefined
    return member.kind === "list"
      ? member.isVisible
        ? member.collectRows((group) => group.collect(isWanted))
        : undefined
      : member.relevant
  }

  private layOut(ui: readonly CompiledUi[], home: FieldContext): readonly LayoutItem[] {
    return ui.map((entry): LayoutItem => {
      if (entry.kind === "block") return { kind: "block", block: entry.block, home }
      if (entry.kind === "field") return this.addField(entry, home)
      const inner = new SectionContext(home, entry.when)
      return { kind: "section", label: entry.label, home: inner, parts: this.layOut(entry.ui, inner) }
    })
  }

  private addField(spec: CompiledField, home: FieldContext): LayoutItem {
    const name = spec.field
    const schema =
      this.options.isPlain === true
        ? this.options.schema
        : propertySchema(this.options.schema, name, this.services.schema)
    const path = this.options.isPlain === true ? this.options.path : [...this.options.path, name]
    const key = this.options.key === "" ? name : `${this.options.key}-${name}`
    const isNested = spec.ui !== undefined && hasType(schema, "object")
    const model = isNested
      ? new GroupModel({ services: this.services, ui: spec.ui, schema, parent: innerOf(home), path, key, spec })
      : new (spec.ui === undefined ? FieldModel : ListModel)(spec, schema, { home, path, key })
    this.members.set(name, model)
    const read = () => (model.kind === "group" ? (model.isVisible ? model.answers : undefined) : model.relevant)
    Object.defineProperty(this.answers, name, { enumerable: true, get: read })
    return model.kind === "group" ? { kind: "group", name, model } : { kind: "question", name, model }
  }
}

const innerOf = (home: FieldContext): GroupOptions["parent"] => ({
  isVisible: () => home.isVisible,
  scope: () => home.scope,
})

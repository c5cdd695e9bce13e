import { computed, makeObservable } from "mobx"
import type { CompiledBlock, CompiledField, CompiledUi, TextNode } from "../../model/compiled"
import type { Scope } from "../../model/scope"
import { isRecord } from "../../model/json"
import { isFilled } from "./answers"
import { FieldModel } from "./FieldModel"
import type { FieldContext, FormServices, GroupOptions } from "./fieldContext"
import { ListModel } from "./ListModel"
import { hasType, propertySchema } from "./schema"
import { SectionContext } from "./SectionContext"

/** A list whose rows are groups of fields. */
export type FormList = ListModel<GroupModel>

/** What can be answered and be wrong. */
export type Question = FieldModel | FormList

/** What a form is made of, by name: a question, or the fields of a nested object. */
export type Member = Question | GroupModel

/** Part of a form as it is laid out. */
export type LayoutItem =
  | { readonly kind: "member"; readonly name: string; readonly model: Member }
  | {
      readonly kind: "section"
      readonly label: TextNode | string
      readonly context: FieldContext
      readonly items: readonly LayoutItem[]
    }
  | { readonly kind: "block"; readonly block: CompiledBlock; readonly context: FieldContext }

/** The fields of an object: of the form, of a nested object, or of one row. */
export class GroupModel implements FieldContext {
  readonly kind = "group"
  readonly services: FormServices
  readonly layout: readonly LayoutItem[]
  readonly members = new Map<string, Member>()
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
  get questions(): readonly Question[] {
    return [...this.members.values()].flatMap((member) => {
      if (member.kind === "group") return member.questions
      return member.kind === "list" ? [member, ...member.rows.flatMap(({ group }) => group.questions)] : [member]
    })
  }

  /** Sets answers from outside, by name; names it does not know are left alone. */
  setAnswers(values: unknown, isWanted: (question: Question) => boolean = () => true): void {
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

  private valueOf(member: Member, isWanted: (spec: CompiledField) => boolean): unknown {
    if (member.kind === "group") {
      const inner = member.isVisible ? member.collect(isWanted) : {}
      return Object.keys(inner).length === 0 ? undefined : inner
    }
    if (!isWanted(member.spec)) return undefined
    if (member.kind === "field") return member.relevant
    return member.isVisible ? member.collectRows((group) => group.collect(isWanted)) : undefined
  }

  private layOut(ui: readonly CompiledUi[], context: FieldContext): readonly LayoutItem[] {
    return ui.map((entry): LayoutItem => {
      if (entry.kind === "block") return { kind: "block", block: entry.block, context }
      if (entry.kind === "field") return { kind: "member", name: entry.field, model: this.addMember(entry, context) }
      const inner = new SectionContext(context, entry.when)
      return { kind: "section", label: entry.label, context: inner, items: this.layOut(entry.ui, inner) }
    })
  }

  private addMember(spec: CompiledField, context: FieldContext): Member {
    const member = this.createMember(spec, context)
    this.members.set(spec.field, member)
    const read = () => (member.kind === "group" ? (member.isVisible ? member.answers : undefined) : member.relevant)
    Object.defineProperty(this.answers, spec.field, { enumerable: true, get: read })
    return member
  }

  private createMember(spec: CompiledField, context: FieldContext): Member {
    const { services, options } = this
    const isPlain = options.isPlain === true
    const schema = isPlain ? options.schema : propertySchema(options.schema, spec.field, services.schema)
    const path = isPlain ? options.path : [...options.path, spec.field]
    const key = options.key === "" ? spec.field : `${options.key}-${spec.field}`
    if (spec.ui === undefined) return new FieldModel(spec, schema, { context, path, key })
    if (!hasType(schema, "object")) return new ListModel(spec, schema, { context, path, key }, createGroup)
    const parent = { isVisible: () => context.isVisible, scope: () => context.scope }
    return createGroup({ services, ui: spec.ui, schema, parent, path, key, spec })
  }
}

const createGroup = (options: GroupOptions): GroupModel => new GroupModel(options)

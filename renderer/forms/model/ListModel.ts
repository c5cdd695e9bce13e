import { actionBound, computed, observableRef } from "mobx"
import type { CompiledField } from "../../model/compiled"
import type { JsonSchema } from "../../model/documents"
import { isFilled } from "./answers"
import type { GroupOptions, QuestionLocation } from "./fieldContext"
import { makeActions } from "./makeActions"
import { QuestionModel, type Problem } from "./QuestionModel"
import { hasType, itemSchema, limitOf, schemaDefault } from "./schema"

/** What a list needs of the fields in one of its rows. */
interface RowGroup {
  readonly answers: Readonly<Record<string, unknown>>
  readonly relevant: Readonly<Record<string, unknown>>
  readonly questions: readonly Pick<QuestionModel, "isMissing">[]
  /** The only field of a row of plain values. */
  readonly single: { readonly name: string; readonly relevant: unknown } | undefined
  setAnswers(values: unknown): void
}

/** One row of a list, known by an id of its own: removing a row never moves answers between the others. */
export interface Row<Group> {
  readonly id: string
  readonly group: Group
}

/** An array of sub-forms. Rows of plain values hold one field, the item itself. */
export class ListModel<Group extends RowGroup> extends QuestionModel {
  static {
    makeActions(this.prototype, "setAnswer", "reset")
  }

  readonly kind = "list"
  protected readonly depth = "own"
  rows: readonly Row<Group>[]
  readonly item: JsonSchema

  constructor(
    spec: CompiledField,
    schema: JsonSchema,
    location: QuestionLocation,
    private readonly createGroup: (options: GroupOptions) => Group,
  ) {
    super(spec, schema, location)
    this.item = itemSchema(schema, location.context.services.schema)
    this.rows = this.createRows(schemaDefault(schema))
    this.observe({
      rows: observableRef,
      values: computed,
      canAdd: computed,
      canRemove: computed,
      add: actionBound,
      remove: actionBound,
      change: actionBound,
      leave: actionBound,
    })
  }

  get hasPlainItems(): boolean {
    return !hasType(this.item, "object")
  }

  get canAdd(): boolean {
    const max = limitOf(this.schema, "maxItems")
    return max === undefined || this.rows.length < max
  }

  get canRemove(): boolean {
    return this.rows.length > (limitOf(this.schema, "minItems") ?? 0)
  }

  /** Relevant values of the rows that hold any, in order. */
  get values(): readonly unknown[] {
    return this.collectRows((group) => group.relevant)
  }

  get relevant(): unknown {
    if (!this.isRelevant || !this.isAnswered) return undefined
    return this.rows.map(({ group }) => (this.hasPlainItems ? group.single?.relevant : group.answers))
  }

  get isAnswered(): boolean {
    return this.values.length > 0
  }

  protected get checked(): unknown {
    return this.isAnswered ? this.values : undefined
  }

  /** A list without an answer leaves it to its rows to say so, where one of them is required. */
  override get ownProblem(): Problem | undefined {
    return this.isMissing && this.rows.some(({ group }) => group.questions.some(({ isMissing }) => isMissing))
      ? undefined
      : this.problem
  }

  readonly controlWith = (roots: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    this.services.resolver.options(this.spec.control, this.scope.with(roots))

  /** What a row is called: in the document's own words, else in those of the app. */
  rowTitle(number: number): { readonly title: string; readonly isOwn: boolean } {
    const { row } = this.controlWith({ n: number })
    if (typeof row === "string") return { title: row, isOwn: true }
    return { title: (this.services.texts["row-title"] ?? "{n}").replace("{n}", String(number)), isOwn: false }
  }

  add(): Row<Group> | undefined {
    if (!this.canAdd) return undefined
    const row = this.createRow(undefined)
    this.rows = [...this.rows, row]
    this.recordEdit()
    const { added } = this.controlWith({})
    if (typeof added === "function") added()
    return row
  }

  remove(id: string): void {
    if (!this.canRemove) return
    this.rows = this.rows.filter((row) => row.id !== id)
    this.recordEdit()
  }

  /** A control that replaces all rows at once. */
  change(value: unknown): void {
    this.rows = this.createRows(value)
    this.recordEdit()
  }

  /** Replaces all rows from outside. */
  setAnswer(value: unknown): void {
    this.rows = this.createRows(value)
    this.serverError = undefined
    this.areErrorsShown = false
  }

  reset(): void {
    this.setAnswer(schemaDefault(this.schema))
    this.edited = false
  }

  /** What the rows hold, each read by the caller's own rule; empty rows are left out. */
  collectRows(collect: (group: Group) => Readonly<Record<string, unknown>>): readonly unknown[] {
    const found = this.rows.map(({ group }) => (this.hasPlainItems ? group.single?.relevant : collect(group)))
    return found.filter(
      (value) => isFilled(value) && !(typeof value === "object" && Object.keys(value ?? {}).length === 0),
    )
  }

  protected normalise(): void {
    // Fields of the rows normalise themselves.
  }

  private createRows(value: unknown): readonly Row<Group>[] {
    const given = Array.isArray(value) ? value : []
    const length = Math.max(given.length, limitOf(this.schema, "minItems") ?? 0)
    return Array.from({ length }, (_, index) => this.createRow(given[index]))
  }

  private createRow(value: unknown): Row<Group> {
    const id = this.services.newRowId()
    const group = this.createGroup({
      services: this.services,
      ui: this.spec.ui ?? [],
      schema: this.item,
      parent: { isVisible: () => this.isVisible, scope: (answers) => this.scope.with(this.rowRoots(id, answers)) },
      path: [...this.location.path, { row: id }],
      key: `${this.location.key}-${id}`,
      isPlain: this.hasPlainItems,
    })
    if (value !== undefined && value !== null)
      group.setAnswers(this.hasPlainItems ? { [group.single?.name ?? ""]: value } : value)
    return { id, group }
  }

  /** `$item` and `$index`, read when a condition asks for them. */
  private rowRoots(id: string, answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const position = () => this.rows.findIndex((row) => row.id === id)
    return Object.defineProperty({ item: answers }, "index", { enumerable: true, get: position })
  }
}

import { action, computed, makeObservable, observableRef, reaction } from "mobx"
import type { CompiledForm } from "../../model/compiled"
import type { Scope } from "../../model/scope"
import type { DraftStore } from "../../model/host"
import { DraftWriter } from "./DraftWriter"
import { collectDraft } from "./drafts"
import { findQuestion } from "./findQuestion"
import { GroupModel, type Question } from "./GroupModel"
import type { FormServices } from "./fieldContext"
import { FormDraft } from "./FormDraft"
import { LeaveQueue } from "./LeaveQueue"
import { sayGaps } from "./sayGaps"
import { createSchemaChecker } from "./schemaChecker"

/** What a form is made of and what it works with. */
export interface FormOptions extends Pick<FormServices, "resolver" | "conversions" | "messages" | "texts"> {
  readonly form: CompiledForm
  /** What the form's conditions and texts see besides its own answers. */
  readonly scope: Scope
  /** Scope root of the answers, without `$`. */
  readonly into: string
  readonly drafts?: DraftStore
  /** Answers to start with; what a person typed before wins. */
  readonly initial?: unknown
}

/** What is said about a field, by its name or path. */
export interface FieldMessage {
  readonly field: string
  readonly message: string
}

/** One error as the summary shows it; `id` is the control to go to. */
export interface ShownError extends FieldMessage {
  readonly id: string
  readonly label: string
}

/** All answers of one form while it is open, and everything that follows from them. Draws nothing. */
export class FormModel {
  /** Replaced as a whole when the document changes under an open form. */
  root: GroupModel
  /** How often the form was submitted with something wrong. */
  failedSubmits = 0
  /** The control that is to take the focus. */
  focusRequest: { readonly id: string } | undefined = undefined
  /** How often an answer was given, other than by data to start with. */
  edits = 0
  /** Changes when the document does: everything is drawn anew. */
  documentVersion = 0
  readonly leaveQueue = new LeaveQueue()
  private readonly writer: DraftWriter
  private readonly typed: FormDraft
  /** `edits` when the form was last submitted with nothing wrong. */
  private submittedEdits: number | undefined = undefined
  private rowCount = 0
  form: CompiledForm

  constructor(private readonly options: FormOptions) {
    this.form = options.form
    this.writer = new DraftWriter(() => options.drafts?.write(this.id, this.typed.stored, this.form.keep))
    this.root = this.createRoot()
    this.typed = new FormDraft(() => this.root, options.initial)
    makeObservable(this, {
      form: observableRef,
      root: observableRef,
      documentVersion: observableRef,
      update: action,
      failedSubmits: observableRef,
      focusRequest: observableRef,
      questions: computed,
      isValid: computed,
      isFilled: computed,
      errors: computed,
      submit: action,
      reset: action,
      takeNewer: action,
      prefill: action,
      setAnswer: action,
      showServerErrors: action,
      focus: action,
    })
    this.typed.restore(options.drafts?.read(this.id))
  }

  get id(): string {
    return this.form.id
  }

  get texts(): Readonly<Record<string, string>> {
    return this.options.texts
  }

  get resolver(): FormServices["resolver"] {
    return this.options.resolver
  }

  /** The scope root: relevant, converted answers. Reading one observes only that one. */
  get values(): Readonly<Record<string, unknown>> {
    return this.root.answers
  }

  /** Relevant answers as they are sent. */
  get sent(): Readonly<Record<string, unknown>> {
    return this.root.sent
  }

  /** What a draft would hold now. */
  get draft() {
    return collectDraft(this.root)
  }

  get questions(): readonly Question[] {
    return this.root.questions
  }

  /** Every visible answer passes every check, whether or not its error is shown. */
  get isValid(): boolean {
    return this.questions.every(({ problem }) => problem === undefined)
  }

  /** Everything that must be answered is. */
  get isFilled(): boolean {
    return this.questions.every(({ isMissing }) => !isMissing)
  }

  /** How much is still to be answered or put right, in words. */
  get gaps(): string {
    return sayGaps(this.questions, this.texts)
  }

  /** Errors that stand under their fields now, in order of appearance. */
  get errors(): readonly ShownError[] {
    return this.questions.flatMap((question) => {
      const { id, name, error } = question
      return error === undefined ? [] : [{ id, field: name, label: question.label, message: error }]
    })
  }

  /** Shows every error. Gives the names of the wrong fields; focus goes to the first of them. */
  submit(): readonly string[] {
    for (const question of this.questions) {
      // What a server said was about the answers that it saw.
      question.setServerError(undefined)
      if (question.isVisible) question.showErrors()
    }
    this.root.services.checker.checkTogether(
      this.questions.flatMap((question) => (question.kind === "field" ? (question.placed ?? []) : [])),
    )
    if (this.isValid) {
      for (const question of this.questions) if (question.isAnswered) question.markEdited()
      this.writer.schedule()
      this.writer.flush()
      this.submittedEdits = this.edits
      return []
    }
    this.failedSubmits += 1
    this.focusFirstError()
    return this.errors.map(({ field }) => field)
  }

  /** Shows what a server said under the fields of the same name, until they are edited. Gives back those without a field. */
  showServerErrors(errors: readonly FieldMessage[]): readonly FieldMessage[] {
    const unmatched = errors.filter(({ field, message }) => {
      const question = findQuestion(this.root, field)
      question?.setServerError(message)
      return question === undefined || !question.isVisible
    })
    if (unmatched.length < errors.length) {
      this.failedSubmits += 1
      this.focusFirstError()
    }
    return unmatched
  }

  /**
   * Writes an answer by name or path (`address.city`, `list.0.name`); null empties it. What a server said about the answer
   * that is taken away stays until a person types the next one.
   */
  setAnswer(path: string, value: unknown): void {
    const question = findQuestion(this.root, path)
    if (question === undefined) return
    const { serverError } = question
    question.setAnswer(value)
    question.markEdited()
    if (value === null || value === undefined) question.setServerError(serverError)
    this.recordEdit()
  }

  /** Requests the focus for the field at a path; nothing happens where there is none. */
  focus(path: string): void {
    const question = findQuestion(this.root, path)
    if (question !== undefined) this.focusRequest = { id: question.id }
  }

  /** Takes new answers to start with, for fields that nobody has touched. */
  prefill(initial: unknown): void {
    this.typed.prefill(initial)
  }

  /** A write has succeeded. Where nothing was typed since the form was submitted, it has taken the answers over. */
  release(): void {
    if (this.submittedEdits === this.edits) this.options.drafts?.release(this.id)
  }

  /** Back to the defaults and the answers to start with; what was typed is forgotten. */
  reset(): void {
    this.writer.cancel()
    this.options.drafts?.clear(this.id)
    for (const question of this.questions) question.reset()
    this.typed.restart()
    this.failedSubmits = 0
  }

  /** Answers that were given anew elsewhere since they were typed over make way; what else was typed stays. */
  takeNewer(): void {
    this.typed.takeNewer()
    this.writer.schedule()
  }

  /** What was agreed to may change now: boxes that have to be ticked have to be ticked again. */
  withdrawConsents(): void {
    for (const question of this.questions) if (question.isConsent) question.reset()
    this.recordEdit()
  }

  /** Starts what must happen while the form is open; the result ends it, with the draft written. */
  start(): () => void {
    const forgotten = this.questions.filter(({ spec }) => spec.forgetWhenHidden)
    const watches = forgotten.map((question) =>
      reaction(
        () => question.isVisible,
        (isVisible) => isVisible || question.reset(),
      ),
    )
    return () => {
      for (const stop of watches) stop()
      this.writer.flush()
    }
  }

  /** The document changed: what was typed stays. */
  update(form: CompiledForm): void {
    const draft = this.typed.stored
    const shown = new Set(this.questions.filter(({ areErrorsShown }) => areErrorsShown).map(({ id }) => id))
    this.form = form
    this.documentVersion += 1
    this.root = this.createRoot()
    this.typed.restore(draft)
    for (const question of this.questions) if (shown.has(question.id)) question.showErrors()
  }

  /** Writes the draft now: the page may be gone in a moment. */
  flush(): void {
    this.writer.flush()
  }

  private recordEdit(): void {
    this.edits += 1
    if (this.options.drafts === undefined) return
    if (!this.writer.isDue) this.options.drafts.prepare?.(this.form.keep)
    this.writer.schedule()
  }

  private focusFirstError(): void {
    const [first] = this.errors
    if (first !== undefined) this.focusRequest = { id: first.id }
  }

  private createRoot(): GroupModel {
    const { scope, into } = this.options
    const parent = { isVisible: () => true, scope: (answers: object) => scope.with({ [into]: answers }) }
    return new GroupModel({
      services: this.createServices(),
      ui: this.form.ui,
      schema: this.form.schema,
      parent,
      path: [],
      key: "",
    })
  }

  private createServices(): FormServices {
    const { form, options } = this
    const { resolver, conversions, messages, texts } = options
    return {
      id: form.id,
      schema: form.schema,
      resolver,
      conversions,
      messages,
      texts,
      checker: createSchemaChecker(form),
      ofCharacters: form.ofCharacters ?? [],
      noteEdit: (path) => this.typed.noteEdit(path),
      recordEdit: () => this.recordEdit(),
      newRowId: () => `r${++this.rowCount}`,
    }
  }
}

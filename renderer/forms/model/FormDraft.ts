import type { Json } from "../../model/documents"
import type { Draft } from "../../model/host"
import { carryAnswers } from "./carryAnswers"
import { baseOf, collectDraft, isNewer, restoreDraft, startOf } from "./drafts"
import type { GroupModel, Member } from "./GroupModel"
import type { DataPath } from "./schemaChecker"

/** What was typed into a form, beside the answers that it starts with. Called inside the form's actions. */
export class FormDraft {
  /** What restored answers were typed over, until the answers to start with have been seen. */
  private restoredBase: Draft["base"] = {}
  /** What each answer that somebody gave started with when it was given. */
  private readonly typedOver = new Map<string, Json>()

  constructor(
    private readonly root: () => GroupModel,
    /** Answers to start with, as they are now. */
    private initial: unknown,
  ) {}

  /** As it is stored. */
  get stored(): Draft {
    const answers = collectDraft(this.root())
    return { answers, base: { ...this.restoredBase, ...baseOf(this.initial, Object.keys(answers)) } }
  }

  /** Only the answers to start with. */
  restart(): void {
    this.root().setAnswers(this.initial)
  }

  /** What was typed into an earlier release of the form is taken over by the names of this one. */
  restore(draft: Draft | undefined): void {
    this.restart()
    if (draft === undefined) return
    const { ui } = this.root().options
    restoreDraft(this.root(), carryAnswers(ui, draft.answers))
    this.restoredBase = carryAnswers(ui, draft.base)
    for (const [name, base] of Object.entries(this.restoredBase)) this.typedOver.set(name, base)
    this.prefill(this.initial)
  }

  /** An answer there counts as given now. */
  noteEdit([name]: DataPath): void {
    if (typeof name === "string") this.typedOver.set(name, startOf(this.initial, name))
  }

  /** Answers that start with something else than they were typed over make way; what else was typed stays. */
  takeNewer(): void {
    this.forgetOlder(this.typedOver)
    this.root().setAnswers(this.initial, ({ edited }) => !edited)
  }

  /**
   * Takes new answers to start with, for fields that nobody has touched. A restored answer whose field starts with something
   * else than it was typed over makes way: it was answered again meanwhile, elsewhere.
   */
  prefill(initial: unknown): void {
    this.initial = initial
    this.forgetOlder(Object.entries(this.restoredBase))
    if (initial !== undefined) this.restoredBase = {}
    this.root().setAnswers(initial, ({ edited }) => !edited)
  }

  private forgetOlder(bases: Iterable<readonly [string, Json]>): void {
    for (const [name, base] of bases) {
      const member = this.root().members.get(name)
      if (member && isNewer(this.initial, name, base)) forgetAnswers(member)
    }
  }
}

function forgetAnswers(member: Member): void {
  if (member.kind === "group") for (const question of member.questions) question.reset()
  else member.reset()
}

import type { Draft } from "../../model/host"
import { carryAnswers } from "./carryAnswers"
import { baseOf, collectDraft, isNewer, restoreDraft } from "./drafts"
import type { GroupModel, Member } from "./GroupModel"

/** What was typed into a form, beside the answers that it starts with. Called inside the form's actions. */
export class FormDraft {
  /** What restored answers were typed over, until the answers to start with have been seen. */
  private restoredBase: Draft["base"] = {}

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
    this.prefill(this.initial)
  }

  /**
   * Takes new answers to start with, for fields that nobody has touched. A restored answer whose field starts with something
   * else than it was typed over makes way: it was answered again meanwhile, elsewhere.
   */
  prefill(initial: unknown): void {
    this.initial = initial
    for (const [name, base] of Object.entries(this.restoredBase)) {
      const member = this.root().members.get(name)
      if (member && isNewer(initial, name, base)) forgetAnswers(member)
    }
    if (initial !== undefined) this.restoredBase = {}
    this.root().setAnswers(initial, ({ edited }) => !edited)
  }
}

function forgetAnswers(member: Member): void {
  if (member.kind === "group") for (const question of member.questions) question.reset()
  else member.reset()
}

import { makeAutoObservable, observable } from "mobx"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskStore } from "../DeskStore"
import { type Fields, isFields, valueAt, within } from "../json"
import { fieldsFor } from "../names/fieldsFor"
import { type Asked, askedBy, decidedIn, type Given, givenIn } from "./asked"
import { type FlowSection, type FlowStep, sectionsOf } from "./flowSteps"
import { type Gap, moveStep, nextGap } from "./moveStep"
import { type Judged, judge, type Knowledge } from "../../sentences"

/** Where a step goes that stands at a place now. */
type GapAt = (pointer: string, sections: readonly FlowSection[]) => Gap | undefined

/** The flow in view, and the customer whose path through it is lit. */
export class FlowDesk {
  /** Answers by `$path`. */
  readonly answers = observable.map<string, unknown>({}, { deep: false })
  /** Chosen people by what is given of them. */
  readonly people = observable.map<string, string>()

  constructor(private readonly desk: DeskStore) {
    makeAutoObservable<this, "desk">(this, { desk: false, answers: false, people: false })
  }

  get flows(): readonly { readonly id: string; readonly file: string }[] {
    return this.desk.tree.documents.filter(({ kind }) => kind === "flow")
  }

  get file(): string | undefined {
    return (this.flows.find(({ id }) => id === this.desk.flowId) ?? this.flows[0])?.file
  }

  get document(): Fields | undefined {
    return this.file === undefined ? undefined : this.desk.document(this.file)
  }

  get sections(): readonly FlowSection[] {
    return this.document ? sectionsOf(this.document) : []
  }

  get steps(): readonly FlowStep[] {
    return this.sections.flatMap(({ steps }) => steps)
  }

  get selected(): FlowStep | undefined {
    const { selected } = this.desk
    if (selected?.file !== this.file) return undefined
    return this.steps.find(
      ({ pointer }) => selected?.pointer === pointer || selected?.pointer.startsWith(`${pointer}/`),
    )
  }

  select({ pointer }: Pick<FlowStep, "pointer">): void {
    if (this.file !== undefined) this.desk.select({ file: this.file, pointer })
  }

  titleOf(screen: string): string {
    return this.desk.tree.screens.find(({ id }) => id === screen)?.title ?? screen
  }

  get given(): readonly Given[] {
    return givenIn(this.model)
  }

  get asked(): readonly Asked[] {
    const conditions = this.steps.map(({ step }) => step["when"]).filter((when) => when !== undefined)
    return askedBy(conditions, decidedIn(this.model), { named: this.named, fields: fieldsFor(this.desk, this.file) })
  }

  /** The screen that asks for something: its form has the screen's name. */
  askedOn({ form }: Asked): string | undefined {
    const file = form?.replace(/\.form\.json$/, ".screen.json")
    return this.desk.tree.screens.find((screen) => screen.file === file)?.title
  }

  /** Whom a given choice is: the first of the people where nobody was chosen. */
  personOf({ label, people }: Given): Given["people"][number] | undefined {
    const chosen = this.people.get(label)
    return people.find((person) => person.label === chosen) ?? people[0]
  }

  choosePerson(given: Given, person: string): void {
    this.people.set(given.label, person)
  }

  answer(path: string, value: unknown): void {
    if (value === undefined) this.answers.delete(path)
    else this.answers.set(path, value)
  }

  clear(): void {
    this.answers.clear()
  }

  /** Answers everything that is still open with the first of its choices. */
  fill(): void {
    for (const { path, kind, choices } of this.asked) {
      const [first] = choices
      if (first && this.knowledge.valueOf(path) === undefined)
        this.answers.set(path, kind === "many" ? [first.value] : first.value)
    }
  }

  get knowledge(): Knowledge {
    const known = [
      ...this.given.flatMap((given) => this.personOf(given)?.values ?? []),
      isFields(this.model["start"]) ? this.model["start"] : {},
    ]
    const decided = decidedIn(this.model)
    const { named } = this
    const answered: Knowledge = {
      named,
      valueOf: (path) => {
        if (this.answers.has(path)) return this.answers.get(path)
        const pointer = `/${path.slice(1).replaceAll(".", "/")}`
        return known.map((values) => valueAt(values, pointer)).find((value) => value !== undefined)
      },
    }
    return {
      named,
      valueOf(path) {
        const cases = decided.find(({ value }) => value === path)?.cases
        const holds = cases?.find(({ when }) => when === undefined || judge(when, answered).truth === true)
        return holds ? holds.is : answered.valueOf(path)
      },
    }
  }

  /** Whether these answers lead through a step, and why; undefined where it asks for nothing. */
  judgeStep({ step }: FlowStep): Judged | undefined {
    return step["when"] === undefined ? undefined : judge(step["when"], this.knowledge)
  }

  /** How many steps are gone through, and of how many it is still open. */
  get passed(): { readonly open: number; readonly unknown: number; readonly all: number } {
    const steps = this.sections.flatMap(({ isDetached, steps: own }) => (isDetached ? [] : own))
    const truths = steps.map((step) => {
      const judged = this.judgeStep(step)
      return judged ? judged.truth : true
    })
    return {
      open: truths.filter((truth) => truth === true).length,
      unknown: truths.filter((truth) => truth === undefined).length,
      all: steps.length,
    }
  }

  moveTo(pointer: string, gap: Gap): Promise<void> {
    return this.moveInto(pointer, () => gap)
  }

  moveBy(pointer: string, by: -1 | 1): Promise<void> {
    return this.moveInto(pointer, (at, sections) => nextGap(sections, at, by))
  }

  /** Takes a screen out of the order; the one that took its place is selected. */
  async remove(step: FlowStep): Promise<void> {
    if (this.file !== undefined) await this.desk.remove({ file: this.file, pointer: step.pointer })
  }

  /** Puts a screen behind a step; back does there what it does on that step. */
  async insertAfter({ pointer, step }: FlowStep, screen: string): Promise<void> {
    const [, list = "", index = ""] = /^(.*)\/(\d+)$/.exec(pointer) ?? []
    const back = typeof step["back"] === "string" ? step["back"] : "history"
    const next = within(list, Number(index) + 1)
    const edit = { file: this.file, pointer: next, op: "insert", value: { screen, back } } as PointerEdit
    if (await this.desk.edit([edit])) this.select({ pointer: next })
  }

  private async moveInto(pointer: string, gapAt: GapAt): Promise<void> {
    const { file } = this
    if (file === undefined) return
    await this.desk.moves.move({ file, pointer }, (at) => {
      const sections = sectionsOf(this.desk.document(file) ?? {})
      const gap = gapAt(at, sections)
      return gap && moveStep(file, sections, { pointer: at, gap })
    })
  }

  private get model(): Fields {
    const model = this.document?.["testModel"]
    return isFields(model) ? model : {}
  }

  private readonly named = (name: string): unknown => this.desk.namedCondition(name)?.["when"]
}

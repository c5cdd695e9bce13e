import { makeAutoObservable, observable, observableRef, runInAction } from "mobx"
import type { PointerEdit } from "../../renderer/editing"
import type { DeskApi, DeskChange, DeskDefinition, DeskProblem, DeskScreen, DeskText, DeskTree } from "./deskApi"
import { type Fields, isFields, valueAt, within } from "./json"

export type View = "screens" | "words" | "problems" | "changes"

/** A place in a file. */
export interface Place {
  readonly file: string
  readonly pointer: string
}

interface Step {
  readonly edits: readonly PointerEdit[]
  /** Where it was, and when: what is typed in one go is taken back in one go. */
  readonly pointer: string
  readonly at: number
}

const sameTypingMs = 1500

/** Everything that the desk shows, and all that can be done to it. */
export class DeskStore {
  view: View = "screens"
  tree: DeskTree = { screens: [], documents: [] }
  problems: readonly DeskProblem[] = []
  texts: readonly DeskText[] = []
  changes: readonly DeskChange[] = []
  definitions: readonly DeskDefinition[] = []
  screenId: string | undefined
  sample: string | undefined
  selected: Place | undefined
  /** Parsed documents that were asked for, by file; undefined while a file is no JSON. */
  readonly files = observable.map<string, Fields | undefined>({}, { deep: false })
  isConnected = true
  /** What could not be done, said to people. */
  refusal: string | undefined
  private turn: Promise<unknown> = Promise.resolve()
  private undoSteps: readonly Step[] = []
  private redoSteps: readonly Step[] = []

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, "api" | "turn">(this, {
      api: false,
      turn: false,
      tree: observableRef,
      problems: observableRef,
      texts: observableRef,
      changes: observableRef,
      definitions: observableRef,
      selected: observableRef,
    })
  }

  get screen(): DeskScreen | undefined {
    return this.tree.screens.find(({ id }) => id === this.screenId)
  }

  get canUndo(): boolean {
    return this.undoSteps.length > 0
  }

  get canRedo(): boolean {
    return this.redoSteps.length > 0
  }

  get errorCount(): number {
    return this.problems.filter(({ severity }) => severity === "error").length
  }

  definition(kind: string, name: unknown): DeskDefinition | undefined {
    return this.definitions.find((one) => one.kind === kind && one.name === name)
  }

  fileOf(kind: string, id: unknown): string | undefined {
    return this.tree.documents.find((one) => one.kind === kind && one.id === id)?.file
  }

  problemsAt({ file, pointer }: Place): readonly DeskProblem[] {
    return this.problems.filter(
      (one) => one.file === file && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)),
    )
  }

  async open(): Promise<void> {
    this.api.listen(
      (event) => void this.refresh(event),
      (isOpen) => this.connect(isOpen),
    )
    const definitions = await this.api.definitions()
    runInAction(() => (this.definitions = definitions))
    await this.refresh("problems")
    const [first] = this.tree.screens
    if (first && this.screenId === undefined) this.choose(first.id)
  }

  private connect(isOpen: boolean): void {
    const wasAway = isOpen && !this.isConnected
    this.isConnected = isOpen
    if (wasAway) void this.refresh("problems")
  }

  private async refresh(event: "documents" | "problems"): Promise<void> {
    const files = [...this.files.keys()]
    await Promise.all(files.map((file) => this.read(file)))
    if (event === "documents") return
    const [tree, problems, changes] = await Promise.all([this.api.tree(), this.api.problems(), this.api.changes()])
    runInAction(() => Object.assign(this, { tree, problems, changes }))
    if (this.texts.length > 0) await this.readTexts()
  }

  private async read(file: string): Promise<void> {
    const text = await this.api.file(file).catch(() => "")
    runInAction(() => this.files.set(file, parse(text)))
  }

  /** The document of a file; it comes when it was read. */
  document(file: string): Fields | undefined {
    return this.files.get(file)
  }

  async want(file: string): Promise<void> {
    if (!this.files.has(file)) await this.read(file)
  }

  show(view: View): void {
    this.view = view
    if (view === "words") void this.readTexts()
  }

  async readTexts(): Promise<void> {
    const texts = await this.api.texts()
    runInAction(() => (this.texts = texts))
  }

  openScreen(id: string, sample?: string): void {
    this.view = "screens"
    this.choose(id, sample)
  }

  private choose(id: string, sample?: string): void {
    this.screenId = id
    const known = this.screen?.samples ?? []
    this.sample = sample ?? known[0]
    this.selected = undefined
    if (this.screen) void this.want(this.screen.file)
  }

  showSample(sample: string): void {
    this.sample = sample
  }

  select(place: Place | undefined): void {
    this.selected = place
    if (place) void this.want(place.file)
  }

  /** The block at `file#pointer`, as the preview names it. */
  async selectDrawn(at: string): Promise<void> {
    const [file = "", pointer = ""] = at.split("#")
    const written = await this.api.place(file, pointer).catch(() => pointer)
    this.select({ file, pointer: written })
  }

  /** Opens whatever shows this place: its screen, or the first one where it is a part of another document. */
  goTo({ file, pointer }: Place): void {
    const owner = this.tree.screens.find((screen) => screen.file === file)
    if (owner && owner.id !== this.screenId) this.openScreen(owner.id)
    this.view = "screens"
    this.select({ file, pointer })
  }

  valueAt({ file, pointer }: Place): unknown {
    return valueAt(this.files.get(file), pointer)
  }

  set(place: Place, value: unknown): Promise<boolean> {
    return this.inTurn(async () => {
      await this.want(place.file)
      const seen = this.valueAt(place)
      return this.write([{ ...place, op: "set", value, ...(seen === undefined ? {} : { seen }) } as PointerEdit])
    })
  }

  /** Moves an item of a list up or down; what is selected goes with it. */
  move(place: Place, by: -1 | 1): Promise<void> {
    return this.inTurn(async () => {
      const [, list = "", index = ""] = /^(.*)\/(\d+)$/.exec(place.pointer) ?? []
      const to = Number(index) + by
      const items = this.valueAt({ ...place, pointer: list })
      if (index === "" || !Array.isArray(items) || to < 0 || to >= items.length) return
      const isDone = await this.write([{ ...place, op: "move", to, seen: this.valueAt(place) } as PointerEdit])
      if (isDone) this.select({ ...place, pointer: within(list, to) })
    })
  }

  remove(place: Place): Promise<boolean> {
    return this.inTurn(() => this.write([{ ...place, op: "remove", seen: this.valueAt(place) } as PointerEdit]))
  }

  edit(edits: readonly PointerEdit[]): Promise<boolean> {
    return this.inTurn(() => this.write(edits))
  }

  undo(): Promise<void> {
    return this.inTurn(async () => {
      const step = this.undoSteps.at(-1)
      const back = step && (await this.send(step.edits))
      if (step === undefined || back === undefined) return
      runInAction(() => {
        this.undoSteps = this.undoSteps.slice(0, -1)
        this.redoSteps = [...this.redoSteps, { ...step, edits: back }]
      })
    })
  }

  redo(): Promise<void> {
    return this.inTurn(async () => {
      const step = this.redoSteps.at(-1)
      const back = step && (await this.send(step.edits))
      if (step === undefined || back === undefined) return
      runInAction(() => {
        this.redoSteps = this.redoSteps.slice(0, -1)
        this.undoSteps = [...this.undoSteps, { ...step, edits: back, at: 0 }]
      })
    })
  }

  /** One change after the other: each sees what the one before has left. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  private async write(edits: readonly PointerEdit[]): Promise<boolean> {
    const undo = await this.send(edits)
    if (undo === undefined) return false
    runInAction(() => {
      this.redoSteps = []
      this.undoSteps = addStep(this.undoSteps, { edits: undo, pointer: placesOf(edits), at: Date.now() })
    })
    return true
  }

  /** Gives what takes the edits back; undefined where they could not be written, which is said. */
  private async send(edits: readonly PointerEdit[]): Promise<readonly PointerEdit[] | undefined> {
    const answer = await this.api.edit(edits).catch(() => undefined)
    await Promise.all([...new Set(edits.map(({ file }) => file))].map((file) => this.read(file)))
    runInAction(() => {
      this.refusal = answer?.kind === "edited" ? undefined : refusals[answer?.kind ?? "unreachable"]
    })
    return answer?.kind === "edited" ? answer.undo : undefined
  }

  dismissRefusal(): void {
    this.refusal = undefined
  }
}

const refusals = {
  changed: "ほかの人が先に同じ所を変更していました。いまの内容を表示したので、確かめてからもう一度入力してください。",
  missing: "変更しようとした所は、もうありません。画面を確かめてください。",
  unreachable: "保存できませんでした。サーバーにつながらないため、つながってからもう一度入力してください。",
} as const

const placesOf = (edits: readonly PointerEdit[]) =>
  edits.map(({ file, pointer, op }) => `${file}#${pointer} ${op}`).join(" ")

/** Letters typed one after the other into one place are one step: the oldest text comes back. */
function addStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1)
  const isSameTyping = last?.pointer === step.pointer && step.at - last.at < sameTypingMs && isSetOnly(step)
  if (!last || !isSameTyping) return [...steps, step]
  const edits = last.edits.map((edit, index) => withSeen(edit, step.edits[index]))
  return [...steps.slice(0, -1), { ...last, edits, at: step.at }]
}

const isSetOnly = ({ edits }: Step) => edits.length === 1 && edits[0]?.op === "set"

/** The older value, over what stands there now. */
const withSeen = (older: PointerEdit, newer: PointerEdit | undefined): PointerEdit =>
  older.op === "set" && newer?.op === "set" && "seen" in newer ? ({ ...older, seen: newer.seen } as PointerEdit) : older

function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

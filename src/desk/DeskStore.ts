import { makeAutoObservable, observable, observableRef, runInAction } from "mobx"
import type { PointerEdit } from "../../renderer/editing"
import type { Me } from "../domain/proposals"
import type { DrawnPart } from "../domain/drawnParts"
import type { AskedField, WrittenCondition, DocumentTree, ListedScreen, WrittenText } from "../domain/workshop"
import type { Effect } from "../domain/effect"
import type { SaidChange } from "../sentences"
import type { DeskApi, DeskDefinition, DeskEvent, DeskProblem, WrittenPlace } from "./deskApi"
import { EditHistory, type WrittenValue } from "./EditHistory"
import { Others } from "./Others"
import { overSeen, type SetWhere } from "./overSeen"
import { PartMoves } from "./PartMoves"
import { Picture } from "./screen/Picture"
import { untilLoaded } from "./parts/lazily"
import { ShownAudit } from "./releases/ShownAudit"
import { createNewestAnswers } from "./newestAnswers"
import { ownerOf } from "./ownerOf"
import { type View, views } from "./views"
import { type Fields, fieldsAt, isSame, parseFields, valueAt } from "./json"

export type Place = WrittenPlace

/** Everything that the desk shows, and all that can be done to it. */
export class DeskStore {
  view: View = "screens"
  /** What the server says of whoever is here; undefined until it has. */
  me: Partial<Pick<Me, "person" | "isProxied" | "people" | "stranger">> | undefined
  readonly shownAudit = new ShownAudit()
  tree: DocumentTree = { names: {}, screens: [], documents: [] }
  problems: readonly DeskProblem[] = []
  texts: readonly WrittenText[] = []
  changes: readonly SaidChange[] = []
  /** What customers meet otherwise; undefined where nobody has asked. */
  effect: Effect | "asking" | "untold" | undefined
  private readonly newest = createNewestAnswers()
  definitions: readonly DeskDefinition[] = []
  /** Values that have a name for people. */
  fields: readonly AskedField[] = []
  /** Every condition of the documents; read when they are first shown. */
  conditions: readonly WrittenCondition[] = []
  flowId: string | undefined
  callId: string | undefined
  screenId: string | undefined
  sample: string | undefined
  selected: Place | undefined
  /** Counts what somebody has selected: it is the same selection where it only goes along with its part. */
  selections = 0
  /** Documents that were asked for, by file: parsed, undefined while a file is no JSON, and their texts. */
  readonly files = observable.map<string, Fields | undefined>({}, { deep: false })
  readonly sources = observable.map<string, string>()
  isConnected = true
  /** Counts up: the bench has something new. */
  benchTold = 0
  readonly history: EditHistory
  readonly moves: PartMoves
  readonly picture = new Picture()
  private readonly others = new Others(this)

  constructor(readonly api: DeskApi) {
    const onBack = async (edits: readonly PointerEdit[]) =>
      (await untilLoaded(() => import("./followPart"))).followPart(this, edits)
    this.history = new EditHistory(
      api,
      (file) => this.read(file),
      onBack,
      (edits) => this.others.remember(edits),
    )
    this.moves = new PartMoves(this)
    makeAutoObservable<this, "newest" | "others">(this, {
      api: false,
      others: false,
      newest: false,
      effect: observableRef,
      history: false,
      moves: false,
      fields: observableRef,
      conditions: observableRef,
      tree: observableRef,
      problems: observableRef,
      texts: observableRef,
      changes: observableRef,
      definitions: observableRef,
      selected: observableRef,
      me: observableRef,
    })
  }

  get screen(): ListedScreen | undefined {
    return this.tree.screens.find(({ id }) => id === this.screenId)
  }

  definition(kind: string, name: unknown): DeskDefinition | undefined {
    return this.definitions.find((one) => one.kind === kind && one.name === name)
  }

  /** What people call a file. */
  nameOf(file: string): string {
    return this.tree.names[file] ?? file
  }

  fileOf(kind: string, id: unknown): string | undefined {
    return this.tree.documents.find((one) => one.kind === kind && one.id === id)?.file
  }

  /** Conditions that have a name, as written. */
  get namedConditions(): Fields {
    return fieldsAt(this.files.get("conditions.json"), "conditions") ?? {}
  }

  /** A named condition with its label, as written. */
  namedCondition(name: string): Fields | undefined {
    return fieldsAt(this.namedConditions, name)
  }

  problemsAt({ file, pointer }: Place): readonly DeskProblem[] {
    return this.problems.filter(
      (one) => one.file === file && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)),
    )
  }

  /** The result ends it. */
  async open(): Promise<() => void> {
    const stop = this.api.listen(
      (event, files) => void this.refresh(event, files),
      (isOpen) => this.connect(isOpen),
    )
    void this.others.load()
    const definitions = await this.api.definitions()
    runInAction(() => (this.definitions = definitions))
    await Promise.all([this.want("conditions.json"), this.want("app.json")])
    await this.refresh("problems")
    const [first] = this.tree.screens
    if (first && this.screenId === undefined) this.choose(first.id)
    return stop
  }

  private connect(isOpen: boolean): void {
    const wasAway = isOpen && !this.isConnected
    this.isConnected = isOpen
    if (!wasAway) return
    void this.history.sendWaiting()
    void this.refresh("problems")
  }

  /** `touched`: the files that are others by now; all of them where nobody knows. */
  private async refresh(event: DeskEvent, touched?: readonly string[]): Promise<void> {
    if (event === "bench") return runInAction(() => void (this.benchTold += 1))
    const files = [...this.files.keys()].filter((file) => touched?.includes(file) ?? true)
    await Promise.all(files.map((file) => this.read(file)))
    if (event === "documents") return
    await this.newest({
      about: "tree",
      asked: Promise.all([this.api.tree(), this.api.problems(), this.api.changes(), this.api.fields()]),
      take: ([tree, problems, changes, fields]) =>
        Object.assign(this, { tree, problems, changes }, isSame(fields, this.fields) ? {} : { fields }),
    })
    if (this.view === "words") await this.readTexts()
    if (this.view === "conditions") await this.readConditions()
  }

  /** What was read last stays in view while there is nothing to read it from. */
  private read(file: string): Promise<void> {
    const take = (text: string) => {
      if (text === this.sources.get(file)) return
      const before = this.files.get(file)
      this.sources.set(file, text)
      this.files.set(file, parseFields(text))
      this.others.changed(file, before)
      // Where they stand may be another place by now; whoever looks at them asks again.
      if (this.view !== "words") this.texts = this.texts.filter((one) => one.file !== file)
    }
    return this.newest({ about: file, asked: this.api.file(file), take })
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
    if (view === "conditions") void this.readConditions()
  }

  readConditions(): Promise<void> {
    return this.newest({ about: "conditions", asked: this.api.conditions(), take: (all) => (this.conditions = all) })
  }

  /** Asks what the changes do to customers. */
  askEffect(): Promise<void> {
    const isNone = this.changes.length === 0
    this.effect = isNone ? undefined : "asking"
    const asked = isNone ? Promise.resolve(undefined) : this.api.effect().then((told) => told ?? "untold")
    return this.newest({ about: "effect", asked, take: (told) => (this.effect = told), failed: "untold" })
  }

  readTexts(): Promise<void> {
    return this.newest({ about: "texts", asked: this.api.texts(), take: (all) => (this.texts = all) })
  }

  openScreen(id: string, sample?: string): void {
    this.view = "screens"
    this.choose(id, sample)
  }

  choose(id: string, sample?: string): void {
    this.screenId = id
    const known = this.screen?.samples ?? []
    this.sample = sample ?? known[0]?.id
    this.selected = undefined
    this.picture.play(undefined)
    if (this.screen) void this.want(this.screen.file)
  }

  openFlow(id: string): void {
    this.view = "flows"
    this.flowId = id
    this.selected = undefined
  }

  openCall(id: string): void {
    this.view = "faults"
    this.callId = id
  }

  showSample(sample: string): void {
    this.sample = sample
  }

  select(place: Place | undefined): void {
    this.selected = place
    this.selections += 1
    if (place) void this.want(place.file)
  }

  /** Selects what the picture draws as this; what no document says stays unselected. */
  async selectDrawn(part: DrawnPart): Promise<void> {
    const place = await this.api.placeOf(part).catch(() => undefined)
    if (place) this.select(place)
  }

  /** Opens whatever shows this place: its screen, or the first one where it is a part of another document. */
  goTo({ file, pointer }: Place): void {
    const flow = this.tree.documents.find((one) => one.kind === "flow" && one.file === file)
    const own = views.find(({ view }) => file === `${view}.json`)
    if (flow) this.openFlow(flow.id)
    else if (own) this.show(own.view)
    else {
      const owner = ownerOf(this.tree.screens, this.screenId, file)
      if (owner && owner.id !== this.screenId) this.openScreen(owner.id)
      this.view = "screens"
    }
    this.select({ file, pointer })
  }

  valueAt({ file, pointer }: Place): unknown {
    return valueAt(this.files.get(file), pointer)
  }

  /** `source`: how the value is to be written; else as documents write it. */
  set(place: Place, value: unknown, source?: string): Promise<boolean | undefined> {
    return this.setNewest(place, () => ({ value, source }))
  }

  /**
   * The value is asked for when it is its turn: letters that come while something is being saved are one change, before all that
   * is done after them. Without one nothing is written, and nothing refused.
   */
  setNewest(chosen: Place, newest: () => WrittenValue | undefined, how: SetWhere = {}): Promise<boolean | undefined> {
    const { twin, shownIn = this.files.get(chosen.file) } = how
    return this.history.inTurn(async () => {
      await this.want(chosen.file)
      const written = newest()
      const place = written && this.others.placeNow(chosen, shownIn, written.value)
      return place ? this.history.write(overSeen(this, written, { place, twin })) : written && false
    })
  }

  /** Moves an item of a list up or down; what is selected goes with it. */
  move(place: Place, by: -1 | 1): Promise<void> {
    return this.moves.moveInList(place, by)
  }

  remove(place: Place): Promise<boolean> {
    return this.moves.remove(place)
  }

  edit(edits: readonly PointerEdit[]): Promise<boolean> {
    return this.history.inTurn(() => this.history.write(edits))
  }
}

import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { CallUse, WrittenCall } from "../../domain/writtenCalls"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"
import { screenOf } from "../names/screenOf"
import { type CallEnd, callEnds } from "./callEnds"

/** The call in view, one of the places that make it, and the end that is played there. */
export class FaultDesk {
  calls: readonly WrittenCall[] = []
  private useIndex = 0
  /** The picture is that of the call in view. */
  private isOpened = false

  constructor(private readonly desk: DeskStore) {
    makeAutoObservable<this, "desk" | "isOpened">(this, { desk: false, isOpened: false, calls: observableRef })
  }

  async read(): Promise<void> {
    const { desk } = this
    await Promise.all(["errors.json", "app.json"].map((file) => desk.want(file)))
    // Which screen makes a call only the list of documents tells: whoever chooses one sees that screen.
    const isListed = desk.tree.documents.length > 0
    const [calls, tree] = await Promise.all([desk.api.calls(), isListed ? undefined : desk.api.tree()])
    runInAction(() => {
      this.calls = calls
      if (tree !== undefined) desk.tree = tree
    })
    const [first] = calls
    if (first && !this.isOpened) await this.open(this.call?.id ?? first.id)
  }

  get call(): WrittenCall | undefined {
    return this.calls.find(({ id }) => id === this.desk.callId)
  }

  get use(): CallUse | undefined {
    return this.call?.uses[this.useIndex] ?? this.call?.uses[0]
  }

  get ends(): readonly CallEnd[] {
    const { call, use } = this
    return call ? callEnds({ call, use, errors: this.desk.document("errors.json") }) : []
  }

  async open(id: string): Promise<void> {
    this.isOpened = true
    this.desk.openCall(id)
    const at = this.call?.uses.findIndex((use) => this.screenOf(use) !== undefined) ?? 0
    await this.chooseUse(Math.max(at, 0))
  }

  async chooseUse(index: number): Promise<void> {
    this.useIndex = index
    const { use, desk } = this
    const screen = use && this.screenOf(use)
    if (!screen) return desk.picture.play(undefined)
    desk.choose(screen.id)
    desk.select({ file: use.file, pointer: blockOf(use.pointer) })
    await desk.want(screen.file)
    const sample = this.use === use ? this.sampleFor(screen.file) : undefined
    if (sample !== undefined) desk.showSample(sample)
  }

  /** The screen that makes the call, or whose form does. */
  screenOf(use: CallUse) {
    return screenOf(this.desk, use)
  }

  /** The call waits for somebody to press. */
  get isPressed(): boolean {
    return this.use !== undefined && this.use.error === undefined
  }

  play({ name }: CallEnd): void {
    const { callId, picture } = this.desk
    if (callId !== undefined) picture.play({ call: callId, end: name })
  }

  /** A state in which the call is made by itself; else the first. */
  private sampleFor(file: string): string | undefined {
    const samples = this.desk.document(file)?.["samples"]
    if (!isFields(samples) || !this.isPressed || !this.call) return undefined
    const { id } = this.call
    return Object.entries(samples).find(
      ([, sample]) =>
        isFields(sample) &&
        isFields(sample["calls"]) &&
        Object.hasOwn(sample["calls"], id) &&
        ["tap", "do", "submitted"].some((key) => sample[key] !== undefined),
    )?.[0]
  }
}

/** The part of a screen whose action makes the call. */
const blockOf = (pointer: string): string => pointer.replace(/\/(tap|change|do|on|enter)\/.*$/, "")

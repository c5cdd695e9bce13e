import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { CallUse, WrittenCall } from "../../domain/writtenCalls"
import type { DeskStore } from "../DeskStore"
import { isFields, valueAt, within } from "../json"
import { type CallEnd, callEnds } from "./callEnds"

/** The call in view, one of the places that make it, and the end that is played there. */
export class FaultDesk {
  calls: readonly WrittenCall[] = []
  callId: string | undefined
  private useIndex = 0

  constructor(private readonly desk: DeskStore) {
    makeAutoObservable<this, "desk">(this, { desk: false, calls: observableRef })
  }

  async read(): Promise<void> {
    await Promise.all(["errors.json", "app.json"].map((file) => this.desk.want(file)))
    const calls = await this.desk.api.calls()
    runInAction(() => (this.calls = calls))
    const [first] = calls
    if (first && this.call === undefined) await this.open(first.id)
  }

  get call(): WrittenCall | undefined {
    return this.calls.find(({ id }) => id === this.callId)
  }

  get use(): CallUse | undefined {
    return this.call?.uses[this.useIndex] ?? this.call?.uses[0]
  }

  get ends(): readonly CallEnd[] {
    const { call, use } = this
    return call ? callEnds({ call, use, errors: this.desk.document("errors.json") }) : []
  }

  /** The screen that is drawn at an address, by its id. */
  screenAt(address: string): string | undefined {
    const route = valueAt(this.desk.document("app.json"), within("/routes", address))
    return isFields(route) ? String(route["screen"]) : undefined
  }

  titleOf(id: string): string | undefined {
    return this.calls.find((call) => call.id === id)?.title
  }

  async open(id: string): Promise<void> {
    this.callId = id
    const at = this.call?.uses.findIndex((use) => this.screenOf(use) !== undefined) ?? 0
    await this.chooseUse(Math.max(at, 0))
  }

  async chooseUse(index: number): Promise<void> {
    this.useIndex = index
    const { use, desk } = this
    const screen = use && this.screenOf(use)
    if (!screen) return desk.play(undefined)
    desk.choose(screen.id)
    desk.select({ file: use.file, pointer: blockOf(use.pointer) })
    await desk.want(screen.file)
    const sample = this.use === use ? this.sampleFor(screen.file) : undefined
    if (sample !== undefined) desk.showSample(sample)
  }

  /** The screen that makes the call, or whose form does. */
  screenOf({ file }: CallUse) {
    const own = file.replace(/\.form\.json$/, ".screen.json")
    return this.desk.tree.screens.find((screen) => screen.file === own)
  }

  /** The call waits for somebody to press. */
  get isPressed(): boolean {
    return this.use !== undefined && this.use.error === undefined
  }

  play({ name }: CallEnd): void {
    if (this.callId !== undefined) this.desk.play({ call: this.callId, end: name })
  }

  /** A state in which the call is made by itself; else the first. */
  private sampleFor(file: string): string | undefined {
    const samples = this.desk.document(file)?.["samples"]
    if (!isFields(samples) || !this.isPressed || this.callId === undefined) return undefined
    const call = this.callId
    return Object.entries(samples).find(
      ([, sample]) =>
        isFields(sample) &&
        isFields(sample["calls"]) &&
        Object.hasOwn(sample["calls"], call) &&
        ["tap", "do", "submitted"].some((key) => sample[key] !== undefined),
    )?.[0]
  }
}

/** The part of a screen whose action makes the call. */
const blockOf = (pointer: string): string => pointer.replace(/\/(tap|change|do|on|enter)\/.*$/, "")

import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { PointerEdit } from "../../renderer/editing"
import type { DeskApi, EditAnswer } from "./deskApi"
import { untilLoaded } from "./parts/lazily"
import { addWaiting, type Clash, clashOf, placesOf, retyped, settles, withClash } from "./unsaved"

/** What takes a change back. */
export interface Step {
  readonly edits: readonly PointerEdit[]
  /** Where it was, and when: what is typed in one go is taken back in one go. */
  readonly pointer: string
  readonly at: number
}

const sameTypingMs = 1500

async function whyNot(answer: EditAnswer | undefined, isKept: boolean): Promise<string | undefined> {
  if (!answer) return "サーバーにつながらないため、できませんでした。つながってから、もう一度お試しください。"
  if (answer.kind === "edited") return undefined
  const { refusals, notTakenBack } = await untilLoaded(() => import("./refusals"))
  return (isKept ? undefined : notTakenBack[answer.kind]) ?? refusals[answer.kind]
}

/** A value, and how it is to be written; else as documents write it. */
export interface WrittenValue {
  /** Undefined takes it out. */
  readonly value: unknown
  readonly source?: string | undefined
  /** What stood there for its author; else what stands there by now. */
  readonly seen?: unknown
}

type Remember = (edits: readonly PointerEdit[]) => () => readonly PointerEdit[] | "gone" | undefined

/** Writes edits one after the other, says why one was not written, keeps what could not be, and takes edits back. */
export class EditHistory {
  /** What could not be done, said to people. */
  refusal: string | undefined
  /** Values that two people have written differently: somebody has to choose, one after the other. */
  clashes: readonly Clash[] = []
  /** What was typed for parts that are gone: it stays until whoever typed it has taken it. */
  lost: readonly string[] = []
  /** What was typed while the server could not be reached, or could not write. */
  waiting: readonly (readonly PointerEdit[])[] = []
  /** The server was there and could not write: it is tried again when somebody asks for it. */
  isBlocked = false
  /** Goes up when somebody lets go of what they typed. */
  letGo = 0
  /** What is being written moves parts itself: nobody has to be followed. */
  isMoving = false
  private turn: Promise<unknown> = Promise.resolve()
  undoSteps: readonly Step[] = []
  redoSteps: readonly Step[] = []

  constructor(
    private readonly api: Pick<DeskApi, "edit">,
    /** Reads a file again that was written. */
    private readonly read: (file: string) => Promise<void>,
    /** Hears what was written to take a step back, or to do it again. */
    private readonly onBack: (edits: readonly PointerEdit[]) => unknown = () => undefined,
    /** Remembers the documents as they are; asked later, it gives the edits at the places of today, where those are others. */
    private readonly remember: Remember = () => () => undefined,
  ) {
    makeAutoObservable<this, "api" | "read" | "onBack" | "remember" | "turn">(this, {
      api: false,
      read: false,
      onBack: false,
      remember: false,
      isMoving: false,
      turn: false,
      clashes: observableRef,
      lost: observableRef,
      waiting: observableRef,
      undoSteps: observableRef,
      redoSteps: observableRef,
    })
  }

  get clash(): Clash | undefined {
    return this.clashes[0]
  }

  get canUndo(): boolean {
    return this.undoSteps.length > 0
  }

  get canRedo(): boolean {
    return this.redoSteps.length > 0
  }

  /** Whoever leaves the page now would lose something. */
  get isUnsaved(): boolean {
    return this.waiting.length > 0 || this.clash !== undefined
  }

  /** One change after the other: each sees what the one before has left. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  async write(edits: readonly PointerEdit[]): Promise<boolean> {
    if (edits.length === 0) return true
    const more = retyped(this.clashes, edits)
    if (more) {
      this.clashes = more
      return false
    }
    // What is typed on takes the place of what could not be sent.
    this.waiting = this.waiting.filter((one) => placesOf(one) !== placesOf(edits))
    const undo = await this.send(edits)
    if (undo === undefined) return false
    if (this.waiting.length > 0) void this.sendWaiting()
    runInAction(() => {
      this.redoSteps = []
      if (undo.length > 0)
        this.undoSteps = addStep(this.undoSteps, { edits: undo, pointer: placesOf(edits), at: Date.now() })
    })
    return true
  }

  undo(): Promise<void> {
    return this.inTurn(async () => {
      const step = this.undoSteps.at(-1)
      const back = step && (await this.send(step.edits, false))
      if (step === undefined || back === undefined) return
      runInAction(() => {
        this.undoSteps = this.undoSteps.slice(0, -1)
        if (back.length > 0) this.redoSteps = [...this.redoSteps, { ...step, edits: back }]
      })
      if (back.length > 0) await this.onBack(step.edits)
    })
  }

  redo(): Promise<void> {
    return this.inTurn(async () => {
      const step = this.redoSteps.at(-1)
      const back = step && (await this.send(step.edits, false))
      if (step === undefined || back === undefined) return
      runInAction(() => {
        this.redoSteps = this.redoSteps.slice(0, -1)
        if (back.length > 0) this.undoSteps = [...this.undoSteps, { ...step, edits: back, at: 0 }]
      })
      if (back.length > 0) await this.onBack(step.edits)
    })
  }

  dismissRefusal(): void {
    this.refusal = undefined
  }

  /** What could not be saved, and cannot be any more. */
  lose(text: string): void {
    this.lost = [...this.lost, text]
  }

  forgetLost(): void {
    this.lost = []
  }

  /** Writes one's own value over the other one, or leaves the other one. */
  settleClash(which: "mine" | "theirs"): Promise<void> {
    return this.inTurn(async () => {
      const { clash } = this
      runInAction(() => (this.clashes = this.clashes.slice(1)))
      if (clash && which === "mine") await this.write([clash.over])
      runInAction(() => (this.letGo += 1))
    })
  }

  /** Tries again what could not be sent, in the order in which it was typed. */
  sendWaiting(): Promise<void> {
    return this.inTurn(async () => {
      const { waiting } = this
      runInAction(() => (this.waiting = []))
      let isRefused = false
      for (const edits of waiting) {
        await this.write(edits)
        isRefused ||= this.refusal !== undefined
      }
      // What was refused stays where it was typed.
      runInAction(() => (this.letGo += this.waiting.length === 0 && !isRefused ? 1 : 0))
    })
  }

  /** Gives what takes the edits back, if anything does; undefined where they could not be written. Refusals are said. */
  private async send(edits: readonly PointerEdit[], isKept = true): Promise<readonly PointerEdit[] | undefined> {
    const followed = this.remember(edits)
    this.isMoving = !isKept || edits.some(({ op }) => op !== "set" && op !== "write")
    const answer = await this.api.edit(edits).catch(() => undefined)
    await Promise.all([...new Set(edits.map(({ file }) => file))].map((file) => this.read(file)))
    this.isMoving = false
    const isElsewhere = isKept && (answer?.kind === "changed" || answer?.kind === "missing")
    const now = isElsewhere ? followed() : undefined
    if (now === "gone") return undefined
    if (now) return this.send(now)
    const why = await whyNot(answer, isKept)
    // Two people who write the same have nothing to settle.
    if (answer?.kind === "changed" && settles(edits, answer)) return []
    runInAction(() => {
      this.isBlocked = answer?.kind === "full" || answer?.kind === "unwritable"
      if ((!answer || this.isBlocked) && isKept) this.waiting = addWaiting(this.waiting, edits)
      const clash = answer?.kind === "changed" && isKept ? clashOf(edits, answer) : undefined
      if (clash) this.clashes = withClash(this.clashes, clash)
      this.refusal = clash || (!answer && isKept) ? undefined : why
    })
    if (answer?.kind === "edited") return answer.undo
    // A step whose place is another one now will never be taken back: it makes way for the older ones.
    return !isKept && (answer?.kind === "changed" || answer?.kind === "missing") ? [] : undefined
  }
}

/** Letters typed one after the other into one place are one step: the oldest text comes back. */
function addStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1)
  const isSameTyping = last?.pointer === step.pointer && step.at - last.at < sameTypingMs && isSetOnly(step)
  if (!last || !isSameTyping) return [...steps, step]
  const edits = last.edits.map((edit, index) => withSeen(edit, step.edits[index]))
  return [...steps.slice(0, -1), { ...last, edits, at: step.at }]
}

const isSetOnly = ({ edits }: Pick<Step, "edits">) => edits.every(({ op }) => op === "set" || op === "write")

/** The older value, over what stands there now. */
const withSeen = (older: PointerEdit, newer: PointerEdit | undefined): PointerEdit =>
  older.op === newer?.op && isSetOnly({ edits: [older] }) && "seen" in newer
    ? ({ ...older, seen: newer.seen } as PointerEdit)
    : older

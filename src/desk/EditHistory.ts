import { makeAutoObservable, runInAction } from "mobx"
import type { PointerEdit } from "../../renderer/editing"
import type { DeskApi } from "./deskApi"

interface Step {
  readonly edits: readonly PointerEdit[]
  /** Where it was, and when: what is typed in one go is taken back in one go. */
  readonly pointer: string
  readonly at: number
}

const sameTypingMs = 1500

const refusals = {
  changed: "ほかの人が先に同じ所を変更していました。いまの内容を表示したので、確かめてからもう一度入力してください。",
  missing: "変更しようとした所は、もうありません。画面を確かめてください。",
  unreachable: "保存できませんでした。サーバーにつながらないため、つながってからもう一度入力してください。",
} as const

/** Writes edits one after the other, says why one was not written, and takes them back. */
export class EditHistory {
  /** What could not be done, said to people. */
  refusal: string | undefined
  private turn: Promise<unknown> = Promise.resolve()
  private undoSteps: readonly Step[] = []
  private redoSteps: readonly Step[] = []

  constructor(
    private readonly api: Pick<DeskApi, "edit">,
    /** Reads a file again that was written. */
    private readonly read: (file: string) => Promise<void>,
  ) {
    makeAutoObservable<this, "api" | "read" | "turn">(this, { api: false, read: false, turn: false })
  }

  get canUndo(): boolean {
    return this.undoSteps.length > 0
  }

  get canRedo(): boolean {
    return this.redoSteps.length > 0
  }

  /** One change after the other: each sees what the one before has left. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  async write(edits: readonly PointerEdit[]): Promise<boolean> {
    const undo = await this.send(edits)
    if (undo === undefined) return false
    runInAction(() => {
      this.redoSteps = []
      this.undoSteps = addStep(this.undoSteps, { edits: undo, pointer: placesOf(edits), at: Date.now() })
    })
    return true
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

  dismissRefusal(): void {
    this.refusal = undefined
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
}

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

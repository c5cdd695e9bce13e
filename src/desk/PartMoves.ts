import type { PointerEdit } from "../../renderer/editing"
import type { WrittenPlace as Place } from "./deskApi"
import type { EditHistory } from "./EditHistory"
import { within } from "./json"

/** What moves need of the desk. */
interface MovingDesk {
  readonly history: EditHistory
  select(place: Place): void
  valueAt(place: Place): unknown
}

/** Edits that move a part, and where it stands after them. */
interface PlannedMove {
  readonly edits: readonly PointerEdit[]
  readonly pointer: string
}

/** Moves of one part that the server has not answered. */
interface PendingMove {
  readonly file: string
  /** Where it was, and where it is about to be: a key may be pressed on any of them before the page shows the newest one. */
  readonly passed: Set<string>
  /** Undefined where a move was refused: nobody knows what stands where. */
  at: string | undefined
  left: number
}

/** Moves parts of lists: of several moves in a row each begins where the one before has left the part. */
export class PartMoves {
  private readonly pending = new Set<PendingMove>()

  constructor(private readonly store: MovingDesk) {}

  /** The move is planned when it is its turn; what is selected goes with the part. */
  async move({ file, pointer }: Place, plan: (pointer: string) => PlannedMove | undefined): Promise<void> {
    const { history } = this.store
    const moving = this.pendingAt({ file, pointer }) ?? { file, passed: new Set([pointer]), at: pointer, left: 0 }
    this.pending.add(moving)
    moving.left += 1
    await history.inTurn(async () => {
      const planned = moving.at === undefined ? undefined : plan(moving.at)
      if (planned) {
        moving.passed.add(planned.pointer)
        moving.at = (await history.write(planned.edits)) ? planned.pointer : undefined
        if (moving.at !== undefined) this.store.select({ file, pointer: moving.at })
      }
    })
    moving.left -= 1
    if (moving.left === 0) this.pending.delete(moving)
  }

  /** Up or down in its list; at the ends nothing moves. */
  moveInList(place: Place, by: -1 | 1): Promise<void> {
    return this.move(place, (pointer) => {
      const [, list = "", index = ""] = /^(.*)\/(\d+)$/.exec(pointer) ?? []
      const to = Number(index) + by
      const at = { ...place, pointer }
      const items = this.store.valueAt({ ...at, pointer: list })
      if (index === "" || !Array.isArray(items) || to < 0 || to >= items.length) return undefined
      const edit = { ...at, op: "move", to, seen: this.store.valueAt(at) } as PointerEdit
      return { edits: [edit], pointer: within(list, to) }
    })
  }

  /** Takes out a part wherever the moves before have left it. */
  remove(place: Place): Promise<boolean> {
    const { history } = this.store
    const moving = this.pendingAt(place)
    return history.inTurn(async () => {
      const pointer = moving ? moving.at : place.pointer
      if (pointer === undefined) return false
      const at = { ...place, pointer }
      return history.write([{ ...at, op: "remove", seen: this.store.valueAt(at) } as PointerEdit])
    })
  }

  private pendingAt({ file, pointer }: Place): PendingMove | undefined {
    return [...this.pending].find((moving) => moving.file === file && moving.passed.has(pointer))
  }
}

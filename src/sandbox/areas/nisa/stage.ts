import { toJapanDate } from "../../../domain/japanTime"
import { nextBusinessDay } from "../../engine"
import type { NisaApplication } from "./tables"

/** Where an application is, on a day. */
export interface Stage {
  /** Code of `NISA_STATUS` that it leads to. */
  readonly status: 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly text: string
  /** When the account will be open or gone, `YYYY-MM-DD`. */
  readonly doneOn: string
}

/** Business days that the tax office takes. */
const office = 10

/** The tax office has it from the next business day on. Refusals stand as they are. */
export function stageOf({ apply_type: type, accepted_at, refused }: NisaApplication, today: string): Stage {
  const accepted = toJapanDate(accepted_at.getTime())
  const doneOn = Array.from({ length: office }).reduce<string>((day) => nextBusinessDay(day), accepted)
  const isDone = today >= doneOn
  if (type === 4) return { status: 3, text: isDone ? "手続き完了" : "手続き中", doneOn }
  if (type === 5) return isDone ? { status: 7, text: "廃止済み", doneOn } : { status: 6, text: "手続き中", doneOn }
  if (refused === 4) return { status: 4, text: "開設できませんでした", doneOn }
  if (refused === 5) return { status: 5, text: "書類不備", doneOn }
  if (isDone) return { status: 3, text: "開設済み", doneOn }
  if (today >= nextBusinessDay(accepted)) return { status: 2, text: "税務署で確認中", doneOn }
  return { status: 1, text: "受付済み", doneOn }
}

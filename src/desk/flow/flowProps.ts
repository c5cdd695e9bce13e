import type { DeskStore } from "../DeskStore"
import type { FlowDesk } from "./FlowDesk"

/** What every part of the view gets. */
export interface FlowProps {
  readonly store: DeskStore
  readonly flows: FlowDesk
}

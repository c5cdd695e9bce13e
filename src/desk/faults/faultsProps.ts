import type { DeskStore } from "../DeskStore"
import type { FaultDesk } from "./FaultDesk"

export interface FaultsProps {
  readonly store: DeskStore
  readonly faults: FaultDesk
}

import { closureAt } from "../../../domain/closures/closureAt"
import { sayPeriod } from "../../../domain/closures/sayPeriod"
import { isRecord } from "../../../domain/json"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

interface Closure {
  readonly area: string
  readonly label: string
  readonly from: string
  readonly until: string
  readonly text?: string
}

const isClosure = (value: unknown): value is Closure =>
  isRecord(value) && ["area", "label", "from", "until"].every((name) => typeof value[name] === "string")

export const current: CreateSource<typeof definition> =
  () =>
  ({ closures, area, now }) => {
    const found = closureAt(Array.isArray(closures) ? closures.filter(isClosure) : [], area, String(now))
    return found ? { ...found, period: sayPeriod(found.from, found.until) } : {}
  }

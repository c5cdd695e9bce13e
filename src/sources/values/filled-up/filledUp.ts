import { isRecord } from "../../../domain/json"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ""

export const filledUp: CreateSource<typeof definition> =
  () =>
  ({ from }) => {
    const objects = Array.isArray(from) ? from.filter(isRecord) : []
    const entries = objects
      .toReversed()
      .flatMap((object) => Object.entries(object).filter(([, value]) => isThere(value)))
    return Object.fromEntries(entries)
  }

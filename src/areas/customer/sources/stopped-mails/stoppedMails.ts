import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

export const stoppedMails: CreateSource<typeof definition> =
  () =>
  ({ items }) => {
    const kinds = (Array.isArray(items) ? items : []).filter(isRecord)
    const stopped = kinds.filter((kind) => kind["STOPPED_FLG"] === 1)
    return { codes: stopped.map((kind) => Number(kind["MAIL_CATEGORY"])), all: stopped.length === kinds.length }
  }

import { parseDatetime, toJapanDatetime } from "../../../../domain/japanTime"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

export const codeTimes: CreateSource<typeof definition> =
  () =>
  ({ sentAt, expireSeconds, waitSeconds }) => {
    const at = parseDatetime(sentAt)
    if (at === undefined) return {}
    const after = (seconds: unknown) => toJapanDatetime(at + Number(seconds) * 1000)
    return { expiresAt: after(expireSeconds), resendAt: after(waitSeconds) }
  }

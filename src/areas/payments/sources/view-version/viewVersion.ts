import { isAtLeast } from "../../../../domain/appVersion"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

export const viewVersion: CreateSource<typeof definition> =
  () =>
  ({ appVersion, from }) => {
    const isNew = typeof appVersion === "string" && typeof from === "string" && isAtLeast(appVersion, from)
    return { version: isNew ? 2 : 1 }
  }

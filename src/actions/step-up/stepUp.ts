import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

const isText = (value: unknown): value is string => typeof value === "string"

export const stepUp: CreateAction<typeof definition> =
  ({ stepUp: ask }) =>
  async ({ challenge, passkeys }) => {
    if (!isText(challenge)) return ok
    const end = await ask({ challenge, credentials: Array.isArray(passkeys) ? passkeys.filter(isText) : [] })
    return end.outcome === "ok" ? { outcome: "ok", value: end.proof } : end
  }

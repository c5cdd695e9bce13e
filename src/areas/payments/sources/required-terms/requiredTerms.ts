import { isRecord } from "../../../../domain/json"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

export const requiredTerms: CreateSource<typeof definition> =
  () =>
  ({ terms }) => {
    const required = (Array.isArray(terms) ? terms.filter(isRecord) : []).filter(
      (one) => one["REQUIRED_OPEN_FLG"] === 1,
    )
    return { ids: required.map((one) => String(one["TERMS_ID"])) }
  }

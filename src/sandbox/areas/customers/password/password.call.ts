import { ok } from "../../../engine"
import { handleLegacy } from "../handleLegacy"
import { historyCount, maxLength, minLength } from "./policy"

export const handle = handleLegacy("legacy/password", async (_input, { customer }) =>
  ok({
    MIN_LENGTH: minLength,
    MAX_LENGTH: maxLength,
    LAST_CHANGED_DATE: customer.password_changed_on,
    HISTORY_COUNT: historyCount,
  }),
)

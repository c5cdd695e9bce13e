import { faultCode, type FaultResponses, generalSheet, json, noticeUrl } from "../../engine"
import { legacyEnvelope } from "./legacyEnvelope"

const sampleMessage = "エラーメッセージ1"

/** Faults as the envelope of the legacy service says them. */
export const legacyFaults: FaultResponses = {
  "no-status": () =>
    json({ MESSAGE_ARRAY: [], MAINTENANCE_FLG: 0, MAINTENANCE_URL: "", LOGIN_STATUS: 0, REDIRECT_CODE: 0 }),
  "status-1": () => json(legacyEnvelope({ STATUS: 1, MESSAGE_ARRAY: [sampleMessage] })),
  "status-1-404": () =>
    json(legacyEnvelope({ STATUS: 1, MESSAGE_ARRAY: ["お探しの情報が見つかりません。"], REDIRECT_CODE: 404 })),
  maintenance: () => json(legacyEnvelope({ STATUS: 1, MAINTENANCE_FLG: 1 })),
  "maintenance-url": () => json(legacyEnvelope({ STATUS: 1, MAINTENANCE_FLG: 1, MAINTENANCE_URL: noticeUrl })),
  "login-status": () => json(legacyEnvelope({ STATUS: 1, LOGIN_STATUS: 1 })),
  halfsheet: () =>
    json({ ...legacyEnvelope({ STATUS: 1, MESSAGE_ARRAY: [sampleMessage] }), halfsheet_error: generalSheet }),
  "business-code": (document, body) => {
    const code = faultCode(document, body, "FAULT")
    const message = document.codes?.[code]?.message ?? sampleMessage
    return json({ ...legacyEnvelope({ STATUS: 1, MESSAGE_ARRAY: [message] }), ERROR_CD: code })
  },
}

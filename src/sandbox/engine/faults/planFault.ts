import type { CallDocument } from "../../../../renderer/model/documents"
import type { FaultName } from "./faultNames"
import { legacyEnvelope } from "../../areas/customers/legacyEnvelope"
import type { Fault } from "./takeFault"
import { json, textOf, type Wire } from "../calls/wire"

/** `instead`: the handler does not run. `after`: it runs, and its answer is what goes wrong. */
export type FaultPlan =
  | { readonly kind: "instead"; readonly wire: Wire }
  | { readonly kind: "after"; readonly change: (wire: Wire) => Wire | "break" }
  | { readonly kind: "break" }
  | { readonly kind: "hang" }

const html = '<!doctype html><html lang="ja"><title>お知らせ</title><p>ただいま混み合っています。</p></html>'
const noticeUrl = "https://www.example.jp/mnt"
const sampleMessage = "エラーメッセージ1"

const generalSheet = {
  title: "ただいまご利用いただけません",
  subtitle: "しばらく時間をおいてから再度お試しください",
  button_list: [{ label: "閉じる", action_type: "CLOSE_WEBVIEW", button_type: "primary" }],
}

type Envelopes = Readonly<Partial<Record<FaultName, (document: CallDocument, body: Fault["body"]) => Wire>>>

const codeOf = (document: CallDocument, body: Fault["body"], fallback: string) => {
  const code = body["code"]
  return typeof code === "string" ? code : (Object.keys(document.codes ?? {})[0] ?? fallback)
}

const legacyFaults: Envelopes = {
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
    const code = codeOf(document, body, "FAULT")
    const message = document.codes?.[code]?.message ?? sampleMessage
    return json({ ...legacyEnvelope({ STATUS: 1, MESSAGE_ARRAY: [message] }), ERROR_CD: code })
  },
}

const refusal = (parts: object) => json({ data: null, ...parts })

const webFaults: Envelopes = {
  "no-status": () => json({}),
  "status-1": () => refusal({ business_error_code: "status_1" }),
  "status-1-404": () => json({}, 404),
  maintenance: () => refusal({ business_error_code: "maintenance" }),
  "maintenance-url": () => refusal({ business_error_code: "maintenance", error_detail: { url: noticeUrl } }),
  "login-status": () => json({}, 401),
  halfsheet: () => refusal({ halfsheet_error: generalSheet }),
  "business-code": (document, body) => {
    const code = codeOf(document, body, "session_expired")
    const { sheet, fieldErrors, detail } = document.codes?.[code] ?? {}
    return refusal({
      business_error_code: code,
      ...(sheet === undefined ? {} : { halfsheet_error: sheet }),
      ...(fieldErrors === undefined ? {} : { field_errors: fieldErrors }),
      ...(detail === undefined ? {} : { error_detail: detail }),
    })
  },
}

const everywhere: Envelopes = {
  "http-500": () => json({}, 500),
  "http-401": () => json({}, 401),
  "empty-body": () => ({ status: 200, body: "" }),
  "html-body": () => ({ status: 200, type: "text/html; charset=utf-8", body: html }),
}

const laidOver = (wire: Wire, { body }: Fault): Wire => {
  const { code: _code, ...rest } = body
  return typeof wire.body === "object" && Object.keys(rest).length > 0
    ? { ...wire, body: { ...wire.body, ...rest } }
    : wire
}

/** Faults that a client of this backend cannot meet literally become the nearest thing it can meet. */
export function planFault(fault: Fault, document: CallDocument): FaultPlan {
  if (fault.name === "offline") return { kind: "break" }
  if (fault.name === "timeout") return { kind: "hang" }
  if (fault.name === "lost-answer") return { kind: "after", change: () => "break" }
  if (fault.name === "truncated-json")
    return {
      kind: "after",
      change: (wire) => ({ ...wire, body: textOf(wire).slice(0, -Math.ceil(textOf(wire).length / 2)) }),
    }
  if (fault.name === "slow") return { kind: "after", change: (wire) => laidOver(wire, fault) }
  const own = document.client === "legacy" ? legacyFaults : webFaults
  const make = own[fault.name] ?? everywhere[fault.name]
  if (make === undefined) throw new Error(`the fault ${fault.name} has no answer`)
  return { kind: "instead", wire: laidOver(make(document, fault.body), fault) }
}

import type { CallDocument } from "../../../../renderer/compiler"
import type { FaultResponses } from "./faultResponses"
import type { Fault } from "./takeFault"
import { type HttpResponse, json, textOf } from "../calls/httpResponse"

/** `instead`: the handler does not run. `after`: it runs, and its answer is what goes wrong. */
export type FaultPlan =
  | { readonly kind: "instead"; readonly response: HttpResponse }
  | { readonly kind: "after"; readonly change: (response: HttpResponse) => HttpResponse | "break" }
  | { readonly kind: "break" }
  | { readonly kind: "hang" }

const html = '<!doctype html><html lang="ja"><title>お知らせ</title><p>ただいま混み合っています。</p></html>'
export const noticeUrl = "https://www.example.jp/mnt"

export const generalSheet = {
  title: "ただいまご利用いただけません",
  subtitle: "しばらく時間をおいてから再度お試しください",
  button_list: [{ label: "閉じる", action_type: "CLOSE_WEBVIEW", button_type: "primary" }],
}

/** The code that the tester wants, else the first of the document. */
export const faultCode = (document: CallDocument, body: Fault["body"], fallback: string) => {
  const code = body["code"]
  return typeof code === "string" ? code : (Object.keys(document.codes ?? {})[0] ?? fallback)
}

const refusal = (parts: object) => json({ data: null, ...parts })

const webFaults: FaultResponses = {
  "no-status": () => json({}),
  "status-1": () => refusal({ business_error_code: "status_1" }),
  "status-1-404": () => json({}, 404),
  maintenance: () => refusal({ business_error_code: "maintenance" }),
  "maintenance-url": () => refusal({ business_error_code: "maintenance", error_detail: { url: noticeUrl } }),
  "login-status": () => json({}, 401),
  halfsheet: () => refusal({ halfsheet_error: generalSheet }),
  "business-code": (document, body) => {
    const code = faultCode(document, body, "session_expired")
    const { sheet, fieldErrors, detail } = document.codes?.[code] ?? {}
    return refusal({
      business_error_code: code,
      ...(sheet === undefined ? {} : { halfsheet_error: sheet }),
      ...(fieldErrors === undefined ? {} : { field_errors: fieldErrors }),
      ...(detail === undefined ? {} : { error_detail: detail }),
    })
  },
}

const everywhere: FaultResponses = {
  "http-500": () => json({}, 500),
  "http-401": () => json({}, 401),
  "empty-body": () => ({ status: 200, body: "" }),
  "html-body": () => ({ status: 200, type: "text/html; charset=utf-8", body: html }),
}

const withBody = (response: HttpResponse, { body }: Fault): HttpResponse => {
  const { code: _code, ...rest } = body
  return typeof response.body === "object" && Object.keys(rest).length > 0
    ? { ...response, body: { ...response.body, ...rest } }
    : response
}

/** Faults that a client of this backend cannot meet literally become the nearest thing it can meet. */
export function planFault(fault: Fault, document: CallDocument, faults: FaultResponses = webFaults): FaultPlan {
  if (fault.name === "offline") return { kind: "break" }
  if (fault.name === "timeout") return { kind: "hang" }
  if (fault.name === "lost-answer") return { kind: "after", change: () => "break" }
  if (fault.name === "truncated-json")
    return {
      kind: "after",
      change: (response) => ({ ...response, body: textOf(response).slice(0, -Math.ceil(textOf(response).length / 2)) }),
    }
  if (fault.name === "slow") return { kind: "after", change: (response) => withBody(response, fault) }
  const make = faults[fault.name] ?? everywhere[fault.name]
  if (make === undefined) throw new Error(`the fault ${fault.name} has no answer`)
  return { kind: "instead", response: withBody(make(document, fault.body), fault) }
}

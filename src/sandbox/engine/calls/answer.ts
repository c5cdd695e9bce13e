import type { RefusalCode } from "../../../contracts/codes"
import type { HttpResponse } from "./httpResponse"

export interface FieldError {
  readonly field: string
  readonly message: string
}

interface Sheet {
  readonly title: string
  readonly subtitle: string
  readonly button_list: readonly {
    readonly label: string
    readonly action_type: string
    readonly button_type: string
  }[]
}

interface Done<Value extends object> {
  readonly kind: "ok"
  readonly value: Value
  /** Ties a new session cookie to that application. */
  readonly session?: string
  /** Of the new cookie; made last and never stored. */
  readonly secret?: string
  /** Browsers send the new cookie over TLS alone. */
  readonly isSecure?: boolean
  readonly isSample?: true
}

/** What a handler refuses. Texts of codes come from the call document. */
export type Refusal =
  | {
      readonly kind: "refused"
      readonly code: RefusalCode
      readonly detail?: Readonly<Record<string, unknown>>
      readonly fieldErrors?: readonly FieldError[]
      readonly sheet?: Sheet
    }
  | { readonly kind: "not-found" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "invalid"; readonly fieldErrors: readonly FieldError[] }
  | { readonly kind: "status"; readonly status: number; readonly reason: string }
  /** Sent as it is: files. */
  | { readonly kind: "http"; readonly response: HttpResponse }

/** What a handler decides, before the client's envelope goes around it. `Value` is the response of the call document. */
export type Answer<Value extends object = object> = Done<Value> | Refusal

export const ok = <Value extends object>(value: Value): Done<Value> => ({ kind: "ok", value })

export const refused = (code: RefusalCode, detail?: Readonly<Record<string, unknown>>): Refusal =>
  detail === undefined ? { kind: "refused", code } : { kind: "refused", code, detail }

export const invalid = (field: string, message: string): Refusal => ({
  kind: "invalid",
  fieldErrors: [{ field, message }],
})

export const notFound: Refusal = { kind: "not-found" }

/** One word for the journal. */
export function outcomeOf(answer: Answer): string {
  if (answer.kind === "refused") return answer.code
  if (answer.kind === "status") return `http-${answer.status}`
  if (answer.kind !== "http") return answer.kind
  return answer.response.status === 200 ? "ok" : `http-${answer.response.status}`
}

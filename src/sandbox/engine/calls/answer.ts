import type { Wire } from "./wire"

export interface FieldError {
  readonly field: string
  readonly message: string
}

export interface Sheet {
  readonly title: string
  readonly subtitle: string
  readonly button_list: readonly {
    readonly label: string
    readonly action_type: string
    readonly button_type: string
  }[]
}

/**
 * What a handler decides, before the client's envelope goes around it. Texts of codes come from the call document.
 * `session` ties a new session cookie to that application; the cookie's `secret` is made last and never stored.
 */
export type Answer =
  | {
      readonly kind: "ok"
      readonly value: object
      readonly session?: string
      readonly secret?: string
      readonly isSample?: true
    }
  | {
      readonly kind: "refused"
      readonly code: string
      readonly detail?: Readonly<Record<string, unknown>>
      readonly fieldErrors?: readonly FieldError[]
      readonly sheet?: Sheet
    }
  | { readonly kind: "not-found" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "invalid"; readonly fieldErrors: readonly FieldError[] }
  | { readonly kind: "status"; readonly status: number; readonly reason: string }
  /** Sent as it is: files. */
  | { readonly kind: "wire"; readonly wire: Wire }

export const ok = (value: object): Answer => ({ kind: "ok", value })

export const refused = (code: string, detail?: Readonly<Record<string, unknown>>): Answer =>
  detail === undefined ? { kind: "refused", code } : { kind: "refused", code, detail }

export const notFound: Answer = { kind: "not-found" }

/** One word for the journal. */
export function outcomeOf(answer: Answer): string {
  if (answer.kind === "refused") return answer.code
  if (answer.kind === "status") return `http-${answer.status}`
  return answer.kind === "wire" ? (answer.wire.status === 200 ? "ok" : `http-${answer.wire.status}`) : answer.kind
}

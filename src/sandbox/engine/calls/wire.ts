/** What goes out over HTTP. */
export interface Wire {
  readonly status: number
  readonly type?: string
  /** Objects are sent as JSON, strings as they are. */
  readonly body: object | string
  readonly headers?: Readonly<Record<string, string>>
}

export const json = (body: object, status = 200): Wire => ({ status, body })

export const textOf = ({ body }: Wire): string => (typeof body === "string" ? body : JSON.stringify(body))

export const typeOf = ({ type }: Wire): string => type ?? "application/json; charset=utf-8"

/** What goes out over HTTP. */
export interface HttpResponse {
  readonly status: number
  readonly type?: string
  /** Objects are sent as JSON, strings as they are. */
  readonly body: object | string
  readonly headers?: Readonly<Record<string, string>>
}

export const json = (body: object, status = 200): HttpResponse => ({ status, body })

export const textOf = ({ body }: HttpResponse): string => (typeof body === "string" ? body : JSON.stringify(body))

export const typeOf = ({ type }: HttpResponse): string => type ?? "application/json; charset=utf-8"

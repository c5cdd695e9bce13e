export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly credentials: RequestCredentials | undefined
}

type Responder = (request: SentRequest) => Response | Promise<Response>

/** A server that answers as it is told and remembers what it was asked. Aborted requests reject, as fetch does. */
export function createFakeFetch(respond: Responder) {
  const requests: SentRequest[] = []
  let current = respond
  const fake = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const text = typeof init.body === "string" ? init.body : undefined
    const request: SentRequest = {
      url: String(input),
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>),
      credentials: init.credentials,
    }
    requests.push(request)
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")))
    })
    return Promise.race([Promise.resolve(current(request)), aborted])
  }
  return {
    fetch: fake as typeof fetch,
    requests,
    answer(next: Responder) {
      current = next
    },
  }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

export const networkFailure = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"))

/** A server that never answers. */
export const silence = (): Promise<Response> => new Promise<Response>(() => undefined)

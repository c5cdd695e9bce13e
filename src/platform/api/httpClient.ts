import type { Clock } from "../../domain/clock"
import type { HttpAnswer } from "./httpAnswer"
import { readBody } from "./readBody"

export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly credentials?: RequestCredentials
  /** No time-out where absent. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

export interface HttpClient {
  send(request: HttpRequest): Promise<HttpAnswer>
}

export interface HttpDependencies {
  readonly fetch: typeof fetch
  readonly clock: Clock
}

/**
 * Sends requests with fetch and turns every way they can end into a value; it never throws. What says who the customer is
 * goes where it is sent and no further: a service that leads elsewhere has answered with a status that is no success.
 */
export function createHttpClient({ fetch, clock }: HttpDependencies): HttpClient {
  async function exchange(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
    const { method, url, headers = {}, body = null, credentials = "same-origin" } = request
    const redirect = body === null && credentials !== "include" ? "follow" : "manual"
    const response = await fetch(url, { method, headers, credentials, signal, cache: "no-store", redirect, body })
    const parts = response.ok ? await readBody(response) : passOver(response)
    const { status } = response
    if (!parts) return { kind: "unreadable", status }
    const header = (name: string) => response.headers.get(name)
    return {
      kind: "answered",
      status,
      header,
      parts,
      get text() {
        return parts.join("")
      },
    }
  }

  return {
    async send(request) {
      if (request.signal?.aborted) return { kind: "cancelled" }
      const limit = watchLimits(request, clock)
      try {
        const answer = await Promise.race([exchange(request, limit.signal), limit.reached])
        return limit.isOver() ? { kind: "timeout" } : answer
      } catch {
        return limit.isOver() ? { kind: "timeout" } : { kind: "offline" }
      } finally {
        limit.release()
      }
    },
  }
}

/** Of an answer that is no success only the status counts: a body that breaks off or cannot be read does not hide it. */
function passOver({ body }: Response): readonly string[] {
  void body?.cancel().catch(() => undefined)
  return [""]
}

/** Ends a request by its time-out or by the caller, whichever comes first; what arrives later is ignored. */
function watchLimits({ timeoutMs, signal }: HttpRequest, clock: Clock) {
  const abort = new AbortController()
  const started = clock.elapsed()
  let end: ((answer: HttpAnswer) => void) | undefined
  const reached = new Promise<HttpAnswer>((resolve) => {
    end = resolve
  })
  const stop = (kind: "timeout" | "cancelled") => {
    end?.({ kind })
    abort.abort()
  }
  const cancel = () => stop("cancelled")
  signal?.addEventListener("abort", cancel)
  const stopTimer = timeoutMs === undefined ? undefined : clock.after(timeoutMs, () => stop("timeout"))
  return {
    signal: abort.signal,
    reached,
    /** Timers sleep with the app; an answer found after waking up can be too late without the timer having run. */
    isOver: () => timeoutMs !== undefined && !signal?.aborted && clock.elapsed() - started >= timeoutMs,
    release() {
      stopTimer?.()
      signal?.removeEventListener("abort", cancel)
    },
  }
}

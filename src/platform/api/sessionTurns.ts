import type { HttpAnswer } from "./httpAnswer"
import type { HttpClient, HttpRequest } from "./httpClient"

interface SessionTurns {
  /** For calls: a write may bring the cookie of another session. */
  readonly calls: HttpClient
  /** For the key of drafts: who has no session gets one with it. */
  readonly key: HttpClient
}

/**
 * Two answers that each bring a session: the older one must not come last, or its cookie takes the place of the newer. So the key waits
 * for the writes that are running, and a key that is being asked for gives way to a write and is asked for again.
 */
export function createSessionTurns(http: HttpClient): SessionTurns {
  let running: Promise<unknown> = Promise.resolve()
  let asking: AbortController | undefined

  function write(request: HttpRequest): Promise<HttpAnswer> {
    asking?.abort()
    const answer = http.send(request)
    running = Promise.all([running, answer])
    return answer
  }

  async function ask(request: HttpRequest): Promise<HttpAnswer> {
    const before = running
    await before
    if (before !== running) return ask(request)
    const turn = new AbortController()
    asking = turn
    const answer = await http.send({ ...request, signal: turn.signal })
    return turn.signal.aborted ? ask(request) : answer
  }

  return {
    calls: { send: (request) => (request.method === "GET" ? http.send(request) : write(request)) },
    key: { send: ask },
  }
}

// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createHttpClient, type HttpRequest } from "../../../../src/platform/api/httpClient"
import { createFakeClock } from "../../../support/fakeClock"

const bytesOf = (text: string) => new TextEncoder().encode(text)
const megabytes = "銘柄𠮷a".repeat(250_000)

type Ending = "closed" | "broken" | "open"

/** An answer whose body comes in chunks and then ends, breaks or just waits; an abort breaks it, as it does with fetch. */
function bodyOf(bytes: Uint8Array, ending: Ending, signal?: AbortSignal | null): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream<Uint8Array>({
    start: (controller) =>
      signal?.addEventListener("abort", () => controller.error(new DOMException("aborted", "AbortError"))),
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += 100_001)))
      else if (ending === "closed") controller.close()
      else if (ending === "broken") controller.error(new TypeError("network error"))
    },
  })
}

function send(bytes: Uint8Array, ending: Ending = "closed", request: Partial<HttpRequest> = {}) {
  const clock = createFakeClock()
  let isRead: () => void = () => undefined
  const read = new Promise<void>((resolve) => (isRead = resolve))
  const client = createHttpClient({
    clock,
    fetch: (_input, init) => {
      isRead()
      return Promise.resolve(new Response(bodyOf(bytes, ending, init?.signal), { headers: { etag: '"1"' } }))
    },
  })
  const answer = client.send({ method: "GET", url: "/x", ...request })
  return { answer, clock, read }
}

describe("an answer", () => {
  it.each([
    ["small", "銘柄".repeat(100_000), 1],
    ["large", megabytes, 2],
  ])("that is %s is whole, whatever letters its chunks cut", async (_name, text, fewest) => {
    const answer = await send(bytesOf(text)).answer
    if (answer.kind !== "answered") throw new Error(answer.kind)
    expect(answer.text === text).toBe(true)
    expect(answer.parts.join("") === text).toBe(true)
    expect(answer.parts.length > 1).toBe(fewest > 1)
    expect([answer.status, answer.header("etag")]).toEqual([200, '"1"'])
  })

  it("without a body is an empty text", async () => {
    const fetch = () => Promise.resolve(new Response(null, { status: 304 }))
    const answer = await createHttpClient({ clock: createFakeClock(), fetch }).send({ method: "GET", url: "/x" })
    expect(answer).toMatchObject({ kind: "answered", status: 304, text: "" })
  })

  describe.each([
    ["small", bytesOf("{}")],
    ["large", bytesOf(megabytes)],
  ])("that is %s", (_name, bytes) => {
    it("is unreadable where it is no UTF-8", async () => {
      const broken = bytes.slice()
      broken[bytes.length - 1] = 0xff
      expect(await send(broken).answer).toEqual({ kind: "unreadable", status: 200 })
    })

    it("is none where the connection breaks on the way", async () => {
      expect(await send(bytes, "broken").answer).toEqual({ kind: "offline" })
    })

    it("is given up by the one who asked", async () => {
      const abort = new AbortController()
      const { answer, read } = send(bytes, "open", { signal: abort.signal })
      await read
      abort.abort()
      expect(await answer).toEqual({ kind: "cancelled" })
    })

    it("is given up when its time is over", async () => {
      const { answer, clock, read } = send(bytes, "open", { timeoutMs: 1_000 })
      await read
      await clock.advance(1_000)
      expect(await answer).toEqual({ kind: "timeout" })
    })
  })
})

describe("an answer that is no success", () => {
  const ask = (response: Response, request: Partial<HttpRequest> = {}) => {
    const sent: RequestInit[] = []
    const fetch = (_input: unknown, init: RequestInit = {}) => (sent.push(init), Promise.resolve(response))
    const client = createHttpClient({ clock: createFakeClock(), fetch: fetch as typeof globalThis.fetch })
    return { answer: client.send({ method: "GET", url: "/x", ...request }), sent }
  }

  it.each<[string, BodyInit | null]>([
    ["breaks off", bodyOf(bytesOf("<html>"), "broken")],
    ["never ends", bodyOf(bytesOf("<html>"), "open")],
    ["is Shift_JIS", new Uint8Array([0x83, 0x47, 0x83, 0x89, 0x81, 0x5b])],
    ["is not there", null],
  ])("has its status, also where its text %s", async (_name, body) => {
    const { answer } = ask(new Response(body, { status: 401, headers: { "retry-after": "120" } }))
    expect(await answer).toMatchObject({ kind: "answered", status: 401, text: "" })
  })

  it("leaves its connection to the next request", async () => {
    let left = false
    const body = new ReadableStream({ cancel: () => void (left = true) })
    await ask(new Response(body, { status: 503 })).answer
    expect(left).toBe(true)
  })

  it.each<[string, Partial<HttpRequest>, RequestRedirect]>([
    ["with a body stays", { method: "POST", body: "{}" }, "manual"],
    ["with the cookies of another origin stays", { credentials: "include" }, "manual"],
    ["for a public file follows", {}, "follow"],
  ])("a request %s where it is led elsewhere", async (_name, request, redirect) => {
    // What a browser gives for a redirect that it does not follow has no status either.
    const { answer, sent } = ask(Response.error(), request)
    expect(await answer).toMatchObject({ kind: "answered", status: 0, text: "" })
    expect(sent[0]?.redirect).toBe(redirect)
  })
})

import { afterEach, describe, expect, it, vi } from "vitest"
import { createFileSender } from "../../../../src/platform/files"

/** A request that does nothing by itself. */
class SilentRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers: (readonly [string, string])[] = []
  status = 0
  timeout = 0
  opened: readonly string[] = []
  sent: unknown
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(...header: [string, string]) {
    this.headers.push(header)
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.end(0)
  }
  end(status: number) {
    this.status = status
    this.dispatchEvent(new Event("loadend"))
  }
}

const blob = new Blob(["picture"], { type: "image/jpeg" })

function begin(leaving = new AbortController()) {
  const request = new SilentRequest()
  const onProgress = vi.fn<(share: number) => void>()
  const send = createFileSender(() => request as unknown as XMLHttpRequest)
  return { request, onProgress, leaving, end: send({ url: "/files/1", blob, signal: leaving.signal, onProgress }) }
}

afterEach(() => vi.restoreAllMocks())

describe("sending a file", () => {
  it("puts it where the call said, with its kind and nothing else", async () => {
    const { request, end } = begin()
    request.end(200)
    expect(await end).toBe("sent")
    expect(request.opened).toEqual(["PUT", "/files/1"])
    expect(request.headers).toEqual([["content-type", "image/jpeg"]])
    expect(request.sent).toBe(blob)
  })

  it("tells how much has left, once that is known", () => {
    const { request, onProgress } = begin()
    request.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: true, loaded: 30, total: 120 }))
    request.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: false, loaded: 60, total: 0 }))
    expect(onProgress.mock.calls).toEqual([[0.25]])
  })

  it.each([0, 302, 403, 500])("fails where the answer is %i", async (status) => {
    const { request, end } = begin()
    request.end(status)
    expect(await end).toBe("failed")
  })

  it("stops when the screen is left, and does not begin afterwards", async () => {
    const { leaving, request, end } = begin()
    leaving.abort()
    expect(await end).toBe("failed")
    const late = begin(leaving)
    expect(await late.end).toBe("failed")
    expect(late.request.sent).toBeUndefined()
    expect(request.sent).toBe(blob)
  })
})

// @vitest-environment node
import { describe, expect, it } from "vitest"
import { decodeInShortTasks } from "../../../../src/platform/api/decodeInShortTasks"

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The first bytes, and a reader of the others in chunks of a size. */
function sent(bytes: Uint8Array, size: number) {
  const rest = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  )
  const first = rest.splice(0, 2)
  const cancelled: unknown[] = []
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = rest.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
    cancel: (reason) => void cancelled.push(reason),
  })
  return { first, reader: stream.getReader(), cancelled, unread: () => rest.length }
}

const decoded = (bytes: Uint8Array, size: number) => {
  const { first, reader } = sent(bytes, size)
  return decodeInShortTasks(first, reader)
}

/** One letter more or less at the front: the chunks end within every byte of a letter. */
const long = (before: number) => "a".repeat(before) + "銘柄𠮷".repeat(150_000)

describe("text of a large body", () => {
  it.each([0, 1, 2, 3])("is whole, and in parts, %i bytes from the start of a letter", async (before) => {
    for (const size of [65_536, 1_000_000, 10_000_000]) {
      const parts = await decoded(bytesOf(long(before)), size)
      expect(parts?.join("") === long(before)).toBe(true)
      expect(parts?.length).toBeGreaterThan(1)
      expect(Math.max(...(parts ?? []).map(({ length }) => length))).toBeLessThan(400_000)
    }
  })

  it.each(["", "{}", "\uFEFF{}"])("stays as it is: %j", async (text) => {
    expect(await decoded(bytesOf(text), 1)).toEqual([text])
  })

  it.each([10, 500_000])("is none where a letter is cut off after %i letters", async (count) => {
    expect(await decoded(bytesOf("銘".repeat(count)).slice(0, -1), 65_536)).toBeUndefined()
  })

  it("is read no further than to what is no UTF-8", async () => {
    const bytes = bytesOf("a".repeat(1_000_000))
    bytes[300_000] = 0xff
    const { first, reader, cancelled, unread } = sent(bytes, 65_536)
    expect(await decodeInShortTasks(first, reader)).toBeUndefined()
    expect([cancelled.length, unread() > 0]).toEqual([1, true])
  })
})

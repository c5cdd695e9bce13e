// @vitest-environment node
import { describe, expect, it } from "vitest"
import { decodeInShortTasks } from "../../../../src/platform/api/decodeInShortTasks"

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
/** One letter more or less at the front: the parts end within every byte of a letter. */
const long = (before: number) => "a".repeat(before) + "銘柄𠮷".repeat(150_000)

describe("text of an answer", () => {
  it.each([0, 1, 2, 3])(
    "is whole where it is decoded in parts, %i bytes from the start of a letter",
    async (before) => {
      expect((await decodeInShortTasks(bytesOf(long(before)))) === long(before)).toBe(true)
    },
  )

  it.each(["", "{}", "\uFEFF{}"])("stays as it is: %j", async (text) => {
    expect(await decodeInShortTasks(bytesOf(text))).toBe(text)
  })

  it.each([10, 2_000_000])("is refused where a letter is cut off after %i bytes", async (size) => {
    await expect(decodeInShortTasks(bytesOf("銘".repeat(size)).slice(0, size * 3 - 1))).rejects.toThrow(TypeError)
  })
})

import { limitTasks } from "../shortTasks"
import { createDecoder } from "./decoder"

/** Bytes that are decoded in one step. */
const step = 128 * 1024
/** Characters from which on a part is full. */
const partLength = 256 * 1024

/** What gives the rest of a body. */
type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, "read" | "cancel">

/**
 * Text of a body in parts, decoded while it comes; undefined where it is no UTF-8. Rejects where the connection breaks. 34 MB at
 * once would hold up a phone for a second.
 */
export async function decodeInShortTasks(
  first: readonly Uint8Array[],
  reader: Reader,
): Promise<readonly string[] | undefined> {
  const decoder = createDecoder()
  const limit = limitTasks()
  const parts: string[] = []
  let part = ""
  for await (const bytes of stepsOf(first, reader)) {
    const piece = decode(decoder, bytes)
    if (piece === undefined) {
      void reader.cancel().catch(() => undefined)
      return undefined
    }
    part += piece
    if (part.length >= partLength) {
      parts.push(part)
      part = ""
    }
    if (limit.isReached()) await limit.nextTask()
  }
  const rest = decode(decoder)
  return rest === undefined ? undefined : [...parts, part + rest]
}

/** The decoded text; what is left over at the end where no bytes are given; undefined for what is no UTF-8. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string | undefined {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    return undefined
  }
}

async function* stepsOf(first: readonly Uint8Array[], reader: Reader): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunksOf(first, reader))
    for (let at = 0; at < chunk.byteLength; at += step) yield chunk.subarray(at, at + step)
}

async function* chunksOf(first: readonly Uint8Array[], reader: Reader): AsyncGenerator<Uint8Array> {
  yield* first
  for (;;) {
    const { value } = await reader.read()
    if (!value) return
    yield value
  }
}

import { createDecoder } from "./decoder"
import { largeLength, readLargeAnswers } from "./readLargeAnswers"

/**
 * Text of an answer: one part, more of them where it is large; undefined where it is no UTF-8. Rejects where the connection
 * breaks. It is read as it comes: a browser that is asked for all of it at once holds up the page to join it.
 */
export async function readBody({ body }: Pick<Response, "body">): Promise<readonly string[] | undefined> {
  if (body === null) return [""]
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { value } = await reader.read()
    if (!value) break
    chunks.push(value)
    const wasLarge = length > largeLength
    length += value.byteLength
    const tools = length > largeLength && !wasLarge ? await readLargeAnswers() : undefined
    if (tools) return tools.decodeInShortTasks(chunks, reader)
  }
  try {
    const decoder = createDecoder()
    const pieces = chunks.map((chunk) => decoder.decode(chunk, { stream: true }))
    return [pieces.join("") + decoder.decode()]
  } catch {
    return undefined
  }
}

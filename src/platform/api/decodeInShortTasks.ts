import type { Steps } from "../../domain/steps"
import { runInShortTasks } from "../shortTasks"
import { createDecoder } from "./decoder"

/** Bytes that are decoded in one step. */
const part = 256 * 1024

/** Text of an answer, refused where any answer's is. 34 MB at once would hold up a phone for a second. */
export const decodeInShortTasks = (bytes: ArrayBuffer): Promise<string> => runInShortTasks(decodeInSteps(bytes))

function* decodeInSteps(bytes: ArrayBuffer): Steps<string> {
  const decoder = createDecoder()
  let text = ""
  for (let at = 0; at < bytes.byteLength; at += part) {
    text += decoder.decode(new Uint8Array(bytes, at, Math.min(part, bytes.byteLength - at)), { stream: true })
    yield
  }
  return text + decoder.decode()
}

import { runSteps, type Steps } from "../../../domain/steps"
import { runInShortTasks } from "../../shortTasks"
import { createDecoder } from "../httpClient"

/** Bytes that are decoded in one step; more than a few steps are taken in short tasks. */
const part = 256 * 1024
const mostAtOnce = 4 * part

/** Text of an answer, refused where any answer's is. 34 MB at once would hold up a phone for a second. */
export async function decodeInShortTasks(bytes: ArrayBuffer): Promise<string> {
  const steps = decodeInSteps(bytes)
  return bytes.byteLength <= mostAtOnce ? runSteps(steps) : runInShortTasks(steps)
}

function* decodeInSteps(bytes: ArrayBuffer): Steps<string> {
  const decoder = createDecoder()
  let text = ""
  for (let at = 0; at < bytes.byteLength; at += part) {
    text += decoder.decode(new Uint8Array(bytes, at, Math.min(part, bytes.byteLength - at)), { stream: true })
    yield
  }
  return text + decoder.decode()
}

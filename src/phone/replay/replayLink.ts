import { fromBase64Url, toBase64Url } from "../../domain/base64Url"
import { parseJson } from "../../domain/json"
import { replayPath } from "../../domain/replayPath"
import { isDevice, mayOpen, parseSteps, writeSteps } from "./parseSteps"
import type { Recording } from "./steps"

/** What a link is written by. Whoever changes what steps mean counts on. */
const version = 1
/** Longer ones are cut by some programs that people send them with. */
export const safeLength = 2_000
/** No recording is as long; whatever is unpacked ends as well. */
const longest = 60_000
const mostBytes = 500_000

/** Why a link cannot be played. */
export type LinkProblem = "none" | "broken" | "too-long" | "foreign"

/** `/__replay#<JSON, deflated, in base64url>` */
export async function writeLink({ world, path, device, release, steps }: Recording, origin: string): Promise<string> {
  const text = JSON.stringify([version, world, path, device, release, writeSteps(steps)])
  const bytes = await collect(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")))
  return `${origin}${replayPath}#${toBase64Url(bytes)}`
}

/** Reads what stands behind the `#` of a link. */
export async function readLink(hash: string): Promise<Recording | LinkProblem> {
  const packed = hash.replace(/^#/, "").trim()
  if (packed === "") return "none"
  if (packed.length > longest) return "too-long"
  const text = await unpack(packed).catch(() => "broken" as const)
  if (text === "broken" || text === "too-long") return text
  const found = parseJson(text)
  if (!Array.isArray(found) || typeof found[0] !== "number") return "broken"
  if (found[0] !== version) return "foreign"
  const [, world, path, device, release, list] = found as readonly unknown[]
  const isWhole = typeof world === "string" && typeof release === "string" && Array.isArray(list)
  if (!isWhole || !mayOpen(path) || !isDevice(device)) return "broken"
  const steps = parseSteps(list)
  return steps === undefined ? "foreign" : { world, path, device, release, steps }
}

async function unpack(packed: string): Promise<string> {
  const stream = new Blob([fromBase64Url(packed)]).stream().pipeThrough(new DecompressionStream("deflate-raw"))
  const bytes = await collect(stream, mostBytes)
  return bytes.length > mostBytes ? "too-long" : new TextDecoder("utf-8", { fatal: true }).decode(bytes)
}

/** Not much more than `most`: a few bytes can be packed to say millions. */
async function collect(stream: ReadableStream<Uint8Array>, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); part.value !== undefined && length <= most; part = await reader.read()) {
    parts.push(part.value)
    length += part.value.length
  }
  if (length > most) await reader.cancel()
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** One sentence for each. */
export const linkSentences: Readonly<Record<LinkProblem, string>> = {
  none: "再現のリンクに中身がありません。リンクの「#」から後ろも、すべて開いてください。",
  broken: "再現のリンクが途中で切れているか、書き換わっています。送った人に、もう一度コピーしてもらってください。",
  "too-long": "再現のリンクが長すぎて読み込めません。短い手順で、もう一度記録してもらってください。",
  foreign:
    "この再現のリンクは、別の版のシミュレーターで作られたものです。同じ版のシミュレーターで開くか、もう一度記録してもらってください。",
}

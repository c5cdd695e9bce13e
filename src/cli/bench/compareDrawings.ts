import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"
import type { BenchBox } from "../../domain/bench"
import { type ChangedLines, changedLines } from "../../domain/changedLines"
import type { Drawing } from "./drawnState"

/** What two drawings of a state have of their own. */
export interface DrawnDifference {
  /** Lines of the page, or of what is read aloud where the page has the same; none where only dots differ. */
  readonly lines: ChangedLines
  readonly words: ChangedLines
  /** Absent where nothing is to be seen, or the pictures have two sizes. */
  readonly box?: BenchBox
}

/** Undefined where there is no difference. */
export function compareDrawings(before: Drawing, after: Drawing): DrawnDifference | undefined {
  const dom = changedLines(before.state.dom, after.state.dom)
  const lines = isNothing(dom) ? changedLines(before.state.aria, after.state.aria) : dom
  const box = boxAround(before.picture, after.picture)
  const isMoved = isNothing(dom) && String(before.state.dom) !== String(after.state.dom)
  if (isNothing(lines) && box === undefined && !isMoved) return undefined
  const words = changedLines(before.state.words, after.state.words)
  return { lines, words, ...(box === undefined || box === "size" ? {} : { box }) }
}

const isNothing = ({ before, after }: ChangedLines) => before.length + after.length === 0

/** Around all dots that differ. */
function boxAround(before: Buffer, after: Buffer): BenchBox | "size" | undefined {
  if (before.equals(after)) return undefined
  const [was, is] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = is
  if (was.width !== width || was.height !== height) return "size"
  const mask = new PNG({ width, height })
  // Both were drawn on one machine: the slightest difference is one.
  const exact = { threshold: 0, includeAA: true, diffMask: true }
  const count = pixelmatch(was.data, is.data, mask.data, width, height, exact)
  return count === 0 ? undefined : boxOfMask(mask)
}

function boxOfMask({ width, height, data }: PNG): BenchBox {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let dot = 0; dot < width * height; dot += 1) {
    if (data[dot * 4 + 3] === 0) continue
    const [x, y] = [dot % width, Math.floor(dot / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

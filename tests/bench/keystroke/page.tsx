import { createRoot } from "react-dom/client"
import { flushSync } from "react-dom"
import type { Candidate } from "./candidate"
import { drawHandwritten } from "./handwritten"
import { drawOurs } from "./ours"
import { drawPlainRjsf } from "./plainRjsf"
import { drawRjsfForm } from "./rjsfForm"
// Written next to this file's copy by the benchmark before it builds.
import rjsf20 from "./validators20.cjs"
import rjsf100 from "./validators100.cjs"
import rjsf500 from "./validators500.cjs"
import { validators as rows } from "./validators0.mjs"
import { validators as ours20 } from "./validators20.mjs"
import { validators as ours100 } from "./validators100.mjs"
import { validators as ours500 } from "./validators500.mjs"
import { drawHandwrittenRows, drawOurRows } from "./rows"

const rjsf: Readonly<Record<string, typeof rjsf20>> = { 20: rjsf20, 100: rjsf100, 500: rjsf500 }
const ours: Readonly<Record<string, typeof ours20>> = { 20: ours20, 100: ours100, 500: ours500 }

function draw(candidate: string, count: number): Candidate {
  if (candidate === "ours") return drawOurs(count, ours[count] ?? {})
  if (candidate === "our-rows") return drawOurRows(count, rows)
  if (candidate === "handwritten-rows") return drawHandwrittenRows(count)
  if (candidate === "form") return drawRjsfForm(count, rjsf[count] ?? {})
  return candidate === "plain" ? drawPlainRjsf(count, rjsf[count] ?? {}) : drawHandwritten(count)
}

const query = new URLSearchParams(location.search)
const root = document.getElementById("root")
if (root === null) throw new Error("the page has no root")
const react = createRoot(root)
let candidate: Candidate | undefined

/** Too short for every field. */
const short = "a"

const steps: Readonly<Record<string, () => void>> = {
  draw() {
    candidate = draw(query.get("candidate") ?? "", Number(query.get("count")))
    react.render(candidate.node)
  },
  fill() {
    if (candidate?.filled) react.render(candidate.filled(short))
    else candidate?.fill?.(short)
  },
  submit: () => candidate?.submit?.(),
  add: () => candidate?.add?.(),
  remove: () => candidate?.remove?.(),
}
Object.assign(window, { run: (step: string) => flushSync(() => steps[step]?.()) })

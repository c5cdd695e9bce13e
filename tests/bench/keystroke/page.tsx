import { createRoot } from "react-dom/client"
import { flushSync } from "react-dom"
import type { Candidate } from "./candidate"
import { drawHandwritten } from "./handwritten"
import { drawOurs } from "./ours"
import { drawPlainRjsf } from "./plainRjsf"
import { drawRjsfForm } from "./rjsfForm"
// Written next to this file's copy by the benchmark before it builds.
import validators20 from "./validators20.cjs"
import validators100 from "./validators100.cjs"
import validators500 from "./validators500.cjs"

import validatorsRows from "./validators0.cjs"
import { drawHandwrittenRows, drawOurRows } from "./rows"

const validators: Readonly<Record<string, typeof validators20>> = {
  20: validators20,
  100: validators100,
  500: validators500,
}

function draw(candidate: string, count: number): Candidate {
  const own = validators[count] ?? {}
  if (candidate === "ours") return drawOurs(count, own)
  if (candidate === "our-rows") return drawOurRows(count, validatorsRows)
  if (candidate === "handwritten-rows") return drawHandwrittenRows(count)
  if (candidate === "form") return drawRjsfForm(count, own)
  return candidate === "plain" ? drawPlainRjsf(count, own) : drawHandwritten(count)
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

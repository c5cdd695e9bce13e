import { drawHandwrittenCondition, drawOurCondition } from "./condition"
import { drawHandwritten } from "./handwritten"
import { drawOurs } from "./ours"
import { drawPlainRjsf } from "./plainRjsf"
import { drawRjsfForm } from "./rjsfForm"
import { drawHandwrittenRows, drawOurRows } from "./rows"
import { stage } from "./stage"
// Written next to this file's copy by the benchmark before it builds.
import rjsf20 from "./validators20.cjs"
import rjsf100 from "./validators100.cjs"
import rjsf500 from "./validators500.cjs"
import { validators as rows } from "./validators0.mjs"
import { validators as ours20 } from "./validators20.mjs"
import { validators as ours100 } from "./validators100.mjs"
import { validators as ours500 } from "./validators500.mjs"

const rjsf: Readonly<Record<string, typeof rjsf20>> = { 20: rjsf20, 100: rjsf100, 500: rjsf500 }
const ours: Readonly<Record<string, typeof ours20>> = { 20: ours20, 100: ours100, 500: ours500 }

stage({
  handwritten: (count) => drawHandwritten(count),
  ours: (count) => drawOurs(count, ours[count] ?? {}),
  form: (count) => drawRjsfForm(count, rjsf[count] ?? {}),
  plain: (count) => drawPlainRjsf(count, rjsf[count] ?? {}),
  "our-rows": (count) => drawOurRows(count, rows),
  "handwritten-rows": drawHandwrittenRows,
  "our-condition": (count) => drawOurCondition(count, ours[count] ?? {}),
  "handwritten-condition": drawHandwrittenCondition,
})

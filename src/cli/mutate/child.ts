/** The process behind `inChildren.ts`: told the documents first, then changes of one document after the other. */
import type { DocumentTexts } from "../../../renderer/compiler"
import type { Mutation } from "./choose"
import { createJudge } from "./judge"
import { openDrawing } from "./openDrawing"
import type { Verdict } from "./verdict"

export type Order =
  | { readonly kind: "documents"; readonly texts: DocumentTexts }
  | { readonly kind: "changes"; readonly mutations: readonly Mutation[] }

/** Undefined: asks for more. */
export type Told = Verdict | undefined

const say = (told: Told) => process.send?.(told ?? null)
const { observe } = await openDrawing()
let judge: Awaited<ReturnType<typeof createJudge>> | undefined
async function follow(order: Order): Promise<void> {
  if (order.kind === "documents") judge = await createJudge(order.texts, observe)
  else
    for (const mutation of order.mutations) {
      const { text: _, ...told } = mutation
      if (judge) say({ ...told, seen: await judge(mutation) })
    }
  say(undefined)
}
process.on("message", (order: Order) =>
  follow(order).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  }),
)
process.on("disconnect", () => process.exit())
// A changed document may break anything: what it breaks is seen in what is drawn.
process.on("unhandledRejection", () => undefined)
process.on("uncaughtException", () => undefined)
process.send?.("ready")

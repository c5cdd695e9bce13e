/** The process behind `inChild.ts`: told once what to draw, it tells each state, and at last how it ended. */
import type { DrawOrder } from "../../server"
import { drawPairs } from "./drawPairs"
import type { Told } from "./inChild"

const say = (told: Told) => process.send?.(told)
process.once("message", async (order: DrawOrder) => {
  const end = await drawPairs(order, (pair) => say({ kind: "pair", pair }))
  process.send?.({ kind: "end", end } satisfies Told, () => process.disconnect())
})
// Whoever asked is gone.
process.on("disconnect", () => process.exit())

import type { DrawnPair, DrawStates } from "../../server"
import { giveWay } from "../giveWay"
import { startOwn } from "../ownProcess"

export type Told =
  | { readonly kind: "pair"; readonly pair: DrawnPair }
  | { readonly kind: "end"; readonly end: "drawn" | "no-browser" }

/**
 * Draws in a process of its own, which gives way to everything else and takes its browser with it when it is stopped.
 * @throws where it ends before all is drawn
 */
export const drawInChild: DrawStates = (order, tell, signal) =>
  new Promise((resolve, reject) => {
    const child = startOwn("bench/child.ts")
    giveWay(child)
    const stop = () => child.kill()
    signal.addEventListener("abort", stop)
    child.on("message", (told: Told) => {
      if (told.kind === "pair") tell(told.pair)
      else resolve(told.end)
    })
    child.once("error", reject)
    child.once("exit", () => {
      signal.removeEventListener("abort", stop)
      reject(new Error("the process that draws states ended"))
    })
    child.send(order)
  })

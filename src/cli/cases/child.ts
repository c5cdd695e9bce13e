/** The process behind `inChild.ts`: told an application and the documents that it is asked by, it answers once. */
import { workOutCase } from "../../sandbox"
import { sayCase } from "../../server"
import type { AskedCase } from "./inChild"

process.once("message", ({ application, now, texts }: AskedCase) => {
  const worked = workOutCase({ application, now }, texts)
  const said = sayCase({ ...worked, now, point: application.return_point }, texts)
  process.send?.(said, () => process.disconnect())
})

/** The process behind `inChild.ts`: told open applications and two sets of documents, it answers once. */
import { forecastOpenApplications } from "../../sandbox"
import type { Asked } from "./inChild"

process.once("message", ({ open, before, after }: Asked) => {
  process.send?.(forecastOpenApplications(open, { before, after }), () => process.disconnect())
})

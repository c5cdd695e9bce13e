/** The process behind `inChild.ts`: told the documents of the build first, then asked about others, one after the other. */
import type { DocumentTexts } from "../../../renderer/compiler"
import { definitions } from "../../definitions"
import { createJudge } from "../../server"
import { describeProblems } from "../problems"

let judge: ReturnType<typeof createJudge> | undefined
process.on("message", async (texts: DocumentTexts) => {
  if (judge) process.send?.(await judge(texts))
  else judge = createJudge({ documents: texts, definitions, describe: describeProblems })
})
// Whoever asked is gone.
process.on("disconnect", () => process.exit())

import type { DocumentTexts } from "../../../renderer/compiler"
import { contentOf, filesOf } from "./identity"
import type { Judge, Verdict } from "./judgeRelease"

/** Proposals that are on their way at the same time, as a rule. */
const kept = 8

/** What was judged to be proposed is published without being judged again, as long as the same is live. */
export function rememberVerdicts(judge: Judge): Judge {
  const known = new Map<string, Promise<Verdict>>()
  return (texts: DocumentTexts) => {
    const content = contentOf(filesOf(texts))
    const verdict = known.get(content) ?? judge(texts)
    // Asked for last, forgotten last.
    known.delete(content)
    known.set(content, verdict)
    verdict.catch(() => known.delete(content))
    for (const eldest of [...known.keys()].slice(0, -kept)) known.delete(eldest)
    return verdict
  }
}

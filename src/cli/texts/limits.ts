import type { RuleIdOf } from "../../../renderer/linter"
import type { ProblemText } from "../../../renderer/compiler"
import { say } from "./wording"

export type LimitRule = Extract<RuleIdOf<"fields">, "limit-in-text" | "bound-in-text" | "option-ranges-apart">

/** Numbers in texts, and the words that make limits of them. */
export const limitTexts: Readonly<Record<LimitRule, ProblemText>> = {
  "limit-in-text": {
    message: ({ number, limits }) => `文章の数「${say(number)}」が、schema の決まり（${say(limits)}）と違います。`,
    fix: () => "どちらが正しいかを確認し、文章か schema を直してください。",
  },
  "bound-in-text": {
    message: ({ found, wanted }) =>
      `文章の「${say(found)}」と、決まりの範囲が合いません。${wanted === undefined ? "" : `決まりは「${say(wanted)}」です。`}`,
    fix: () => "どちらが正しいかを確認し、文章か決まりを直してください。",
  },
  "option-ranges-apart": {
    message: ({ label, found }) =>
      `選択肢「${say(found)}」と「${say(label)}」の範囲が、重なっているか、あいだが空いています。`,
    fix: () => "両方の数と、「以上」「未満」などの言葉を確認してください。",
  },
}

import type { RuleIdOf } from "../../../renderer/linter"
import type { FindingValue, ProblemText } from "../../../renderer/compiler"
import { say } from "./wording"

export type LimitRule = Extract<
  RuleIdOf<"fields">,
  "limit-in-text" | "bound-in-text" | "option-ranges-apart" | "option-labels-exchanged"
>

const labels = (found: FindingValue | undefined): string =>
  [found ?? []]
    .flat()
    .map((label) => `「${String(label)}」`)
    .join("、")

/** Texts that say something else than the rules and values beside them. */
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
  "option-labels-exchanged": {
    message: ({ found, known, table }) =>
      `選択肢の名前が入れ替わっています（${labels(found)}）。コード表「${say(table)}」では、同じ値が${labels(known)}です。`,
    fix: () => "選択肢の label と value を見くらべ、コード表と同じ組み合わせにしてください。",
  },
}

import type { LimitRule } from "./limits"

/** What somebody would meet whose texts tell other limits than the rules. */
export const reasonsOfLimits: Readonly<Record<LimitRule, string>> = {
  "limit-in-text": "案内どおりに入れたのに、断られてしまいます。",
  "bound-in-text": "案内とは反対の範囲で、断られてしまいます。",
  "option-labels-exchanged": "「はい」と答えたお客さまが、「いいえ」として扱われます。",
  "option-ranges-apart": "迷うお客さまや、選ぶものがないお客さまが出ます。",
}

import type { RuleIdOf } from "../../../renderer/linter"
import type { ProblemText } from "../../../renderer/compiler"
import { say } from "./wording"

type RequiredRule = Extract<RuleIdOf<"fields">, "required-unsaid" | "required-when-sent" | "hidden-when-sent">

/** Questions that may be left out, or are hidden, whose answers cannot be left out. */
export const requiredTexts: Readonly<Record<RequiredRule, ProblemText>> = {
  "required-when-sent": {
    message: ({ label, call }) =>
      `質問「${say(label)}」は任意ですが、答えがないと、通信「${say(call)}」をサーバーが受け付けません。`,
    fix: ({ name }) =>
      `ui の項目に "required": true と書いてください。任意でよければ、通信の文書の required から「${say(name)}」を削除します。`,
  },
  "hidden-when-sent": {
    message: ({ label, call }) =>
      `質問「${say(label)}」は表示されないことがあるのに、その答えがないと、通信「${say(call)}」をサーバーが受け付けません。`,
    fix: ({ name }) =>
      `いつも表示するか、通信する操作にも同じ条件（when）を書いてください。なくてもよい値なら、通信の文書の required から「${say(name)}」を削除します。`,
  },
  "required-unsaid": {
    message: ({ label }) =>
      `質問「${say(label)}」は schema で必須ですが、画面には「任意」と出ます。答えないお客さまは、理由が分からないまま先に進めません。`,
    fix: ({ name }) =>
      `ui の項目に "required": true と書いてください。任意でよければ、schema の required から「${say(name)}」を削除します。`,
  },
}

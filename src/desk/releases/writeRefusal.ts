import type { BuildNeed } from "../../domain/proposals"
import { refusalSentence, writeNeed } from "../../domain/releaseSentences"
import type { Answer } from "../deskApi"

interface Refusal {
  readonly kind: string
  readonly problems?: readonly { readonly file: string; readonly message: string }[]
  readonly needs?: readonly BuildNeed[]
}

/** Why something was not done, line by line; documents by the names that people call them. */
export function writeRefusal(answer: Answer | undefined, nameOf: (file: string) => string): readonly string[] {
  if (!answer)
    return [
      "サーバーにつながらないため、実行できたか分かりません。つながってから、公開中の内容を確かめて、まだならもう一度実行してください。",
    ]
  const refusal = answer.body as Refusal | undefined
  if (!refusal) return [refusalSentence({ kind: "" })]
  const { problems = [], needs = [] } = refusal
  return [
    refusalSentence(refusal),
    ...needs.map(writeNeed),
    ...problems.map(({ file, message }) => `${nameOf(file)}：${message}`),
  ]
}

import type { FindingValue, ProblemText } from "../../../renderer/compiler"
import { sayOwner } from "./sayOwner"
import type { SentencesOf } from "./sentences"
import { instead, say, typesInWords } from "./wording"

const rightValue: ProblemText["fix"] = ({ name, known, nearest }) =>
  nearest !== undefined && nearest !== name
    ? `「${say(nearest)}」の書き間違いではありませんか。`
    : nearest !== undefined
      ? `数値の ${say(nearest)} は " " で囲まず、文字の「${say(nearest)}」は " " で囲みます。`
      : `ここに書けるのは ${typesInWords(known)} です。`

/** A comparison without the condition around it; anything else may be another name. */
const orInside: ProblemText["fix"] = (values) => {
  const { inside, name } = values
  return inside === undefined
    ? instead("この項目を削除してください。")(values)
    : `条件は「${say(inside)}」の中に、"${say(inside)}": { "${say(name)}": … } のように書きます。`
}

/** Where a reference should lead instead. */
const otherPart = (meant: FindingValue | undefined): string =>
  meant === undefined
    ? "$ref の # のあとの場所を確認してください。"
    : `「${say(meant)}」の書き間違いではありませんか。$ref の # のあとの場所を確認してください。`

/** The outside of a document: its head and its properties. */
export const documentTexts: SentencesOf<"documents"> = {
  "kind-wrong": {
    message: ({ found, wanted }) => `kind が「${say(found)}」ですが、ファイル名は「${say(wanted)}」の文書です。`,
    fix: ({ wanted }) => `"kind": "${say(wanted)}" と書いてください。`,
  },
  "id-wrong": {
    message: ({ found, file }) =>
      file === undefined
        ? `id「${say(found)}」がファイル名と違います。`
        : `「${say(file)}」は、文書の名前に使えません。アドレスや記録に、正しく書けなくなります。`,
    fix: ({ wanted }) =>
      wanted === undefined
        ? "ファイル名の種類より前と id を、小文字の英数字を _ でつないだ同じ名前にしてください。"
        : `"id": "${say(wanted)}" と書くか、ファイル名を変えてください。`,
  },
  "folder-wrong": {
    message: ({ found }) => `ファイル「${say(found)}」が、この種類の文書のフォルダにありません。`,
    fix: ({ wanted }) =>
      `「${say(wanted).replace("*", "分野のフォルダ")}」に移してください。中身は変えなくて構いません。`,
  },
  "version-old": {
    message: ({ version }) => `文書の版（version ${say(version)}）が古く、表示できません。`,
    fix: ({ current }) => `いまの書き方に直し、"version": ${say(current)} としてください。`,
  },
  "version-new": {
    message: ({ version }) => `文書の版（version ${say(version)}）が、このアプリより新しいものです。`,
    fix: ({ current }) => `"version": ${say(current)} で書き直すか、アプリの更新を待ってください。`,
  },
  "schema-link-wrong": {
    message: ({ found }) => `$schema「${say(found)}」の行き先が、この種類の文書のものではありません。`,
    fix: ({ wanted }) => `"$schema": "${say(wanted)}" と書いてください。入力の補完が効くようになります。`,
  },
  "property-missing": {
    message: ({ name }) => `必要な項目「${say(name)}」がありません。`,
    fix: ({ name }) => `「${say(name)}」を書き足してください。`,
  },
  "property-unknown": {
    message: ({ name }) => `「${say(name)}」という項目は、ここでは使えません。`,
    fix: orInside,
  },
  "wrong-type": {
    message: ({ known, name, part }) =>
      part === undefined
        ? `値の種類が違います。${typesInWords(known)}を書く場所に、${typesInWords(name)}があります。`
        : `$ref の行き先「${say(part)}」の種類が違います。ここに入るのは${typesInWords(known)}ですが、行き先は${typesInWords(name)}です。`,
    fix: ({ known, part, meantPart }) =>
      part === undefined ? `${typesInWords(known)}に書き換えてください。` : otherPart(meantPart),
  },
  "not-allowed": {
    message: ({ name }) => `「${say(name)}」は、ここに書ける値ではありません。`,
    fix: instead("開発担当に相談してください。"),
  },
  "option-missing": {
    message: ({ owner, name }) => `${sayOwner(owner)}に必要な項目「${say(name)}」がありません。`,
    fix: ({ name }) => `「${say(name)}」を書き足してください。書き方は schemas/meta/reference.md にあります。`,
  },
  "option-unknown": {
    message: ({ owner, name }) => `${sayOwner(owner)}に「${say(name)}」という項目はありません。`,
    fix: orInside,
  },
  "option-wrong": {
    message: ({ owner, option, flaw, name, part }) =>
      flaw === "type"
        ? `${sayOwner(owner)}の「${say(option)}」に、${typesInWords(name)}が${part === undefined ? "書かれて" : `$ref から入って`}います。`
        : `${sayOwner(owner)}の「${say(option)}」に「${say(name)}」とは書けません。`,
    fix: (values) => (values["part"] === undefined ? rightValue(values) : otherPart(values["meantPart"])),
  },
  "source-input-wrong": {
    message: ({ owner }) =>
      `${sayOwner(owner)}の input のここには、決まった値しか書けません（計算や「$」で始まる値は使えません）。`,
    fix: rightValue,
  },
  "nested-too-deep": {
    message: () => "入れ子が深すぎるため、確認できません。",
    fix: () => "まとまりを別の画面やシートに分けて、入れ子を浅くしてください。",
  },
}

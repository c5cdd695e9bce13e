import type { RuleIdOf } from "../../../renderer/linter"
import type { ProblemText } from "../../../renderer/compiler"
import { quoted, say, typesInWords } from "./wording"

export type ControlRule = Extract<RuleIdOf<"fields">, `control-${string}` | "choice-typed" | "conversion-spoils">

const questionOf = ({ label, widget }: Parameters<ProblemText["message"]>[0]): string =>
  `質問「${say(label)}」の入力欄（"widget": "${say(widget)}"）`

/** What to write as `widget`, or what else may be wrong. */
const otherControl = (known: Parameters<typeof quoted>[0], otherwise: string): string => {
  const names = quoted(known)
  const which = Array.isArray(known) && known.length > 1 ? "のどれか" : ""
  return names === "" ? otherwise : `"widget" を ${names} ${which}にしてください。${otherwise}`
}

/** Questions whose control does not fit the answer that the schema asks for. */
export const controlTexts: Readonly<Record<ControlRule, ProblemText>> = {
  "control-type": {
    message: (values) =>
      `${questionOf(values)}の答えは ${typesInWords(values["found"])}ですが、schema の「${say(values["name"])}」が受け付けるのは ${typesInWords(values["wanted"])}です。何を答えてもエラーになります。`,
    fix: ({ known, name }) =>
      otherControl(known, `入力欄が正しいときは、schema の「${say(name)}」の type を直してください。`),
  },
  "control-value": {
    message: (values) =>
      values["given"] === undefined
        ? `${questionOf(values)}では、正しい答え（たとえば ${say(values["lacking"])}。"format": "${say(values["format"])}"）を入れられません。`
        : `${questionOf(values)}の答えは「${say(values["given"])}」のような値ですが、schema の「${say(values["name"])}」は受け付けません。何を答えてもエラーになります。`,
    fix: ({ known, name, given }) =>
      otherControl(
        known,
        given === undefined
          ? `入力欄が正しいときは、schema の「${say(name)}」の format を直してください。`
          : `入力欄が正しいときは、schema の「${say(name)}」の決まりを「${say(given)}」のような値に合わせてください。`,
      ),
  },
  "control-by-hand": {
    message: (values) =>
      `${questionOf(values)}では、お客さまが「${say(values["example"])}」のとおりに手で書かなければなりません（"format": "${say(values["format"])}"）。`,
    fix: ({ known, name }) =>
      otherControl(known, `ほかの書き方で答える質問であれば、schema の「${say(name)}」の format を直してください。`),
  },
  "control-unchecked": {
    message: (values) =>
      `${questionOf(values)}の書きかけの答えや、ありえない答え（たとえば ${say(values["passed"])}）を、schema の「${say(values["name"])}」が受け付けてしまいます。`,
    fix: ({ known, name }) => {
      const names = quoted(known, " か ")
      return names === ""
        ? `schema の「${say(name)}」に、正しい答えだけに合う pattern を書いてください。`
        : `schema の「${say(name)}」の "format" に ${names} と書いてください。`
    },
  },
  "control-unsuited": {
    message: (values) =>
      `${questionOf(values)}では、この答え（"format": "${say(values["format"])}"）に合うキーボードや入力の助けが出ません。`,
    fix: ({ known, name }) =>
      otherControl(known, `ほかの書き方で答える質問であれば、schema の「${say(name)}」の format を直してください。`),
  },
  "conversion-spoils": {
    message: (values) =>
      `質問「${say(values["label"])}」に「${say(values["example"])}」と正しく答えても、変換（"convert": ${quoted(values["conversions"], "、")}）で「${say(values["converted"])}」になり、schema の「${say(values["name"])}」${values["format"] === undefined ? "" : `（"format": "${say(values["format"])}"）`}に合わなくなります。`,
    fix: ({ cause, name }) =>
      cause === undefined
        ? `"convert" を、正しい答えを変えないものにしてください。変換が正しいときは、schema の「${say(name)}」の決まりを直してください。`
        : `"convert" の "${say(cause)}" を削除してください。変換が正しいときは、schema の「${say(name)}」の決まりを直してください。`,
  },
  "choice-typed": {
    message: (values) =>
      values["isOffered"] === true
        ? `${questionOf(values)}は文字を書く欄のため、選択肢が表示されません。選択肢と同じ値を書かないかぎり、答えたことになりません。`
        : `質問「${say(values["label"])}」の答えは決まった値（${say(values["listed"])}）のどれかですが、文字を書く入力欄（"widget": "${say(values["widget"])}"）のため、お客さまは何と書けばよいのか分かりません。`,
    fix: ({ known, isOffered }) =>
      otherControl(
        known,
        isOffered === true
          ? "書いて答える質問であれば、options や optionsFrom を削除してください。"
          : "選択肢は options に書きます。書いて答える質問であれば、schema の enum や codes を削除してください。",
      ),
  },
}

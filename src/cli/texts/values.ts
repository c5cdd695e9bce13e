import type { SentencesOf } from "./sentences"
import { instead, isLiteral, say, typesInWords } from "./wording"

/** Values made of values. */
export const valueTexts: SentencesOf<"values"> = {
  "value-no-operator": {
    message: ({ name, count, isNamed }) => {
      if (isNamed === true) return `計算「${say(name)}」に渡す値の書き方が違います。`
      return count === 1
        ? `「${say(name)}」という計算はありません。値の場所に { } を書くときは、計算を1つだけ書きます。`
        : "値の場所の { } には、計算を1つだけ書きます。"
    },
    fix: (values) => {
      if (values["isNamed"] === true)
        return `「{ "${say(values["name"])}": [ … ] }」のように、渡す値を [ ] の中に並べてください。`
      return values["count"] === 1
        ? instead('{ "object": { ... } } と書いて、まとまりをそのまま渡してください。')(values)
        : 'まとまりをそのまま渡すときは { "object": { ... } } と書いてください。'
    },
  },
  "value-operand-count": {
    message: ({ operator, count }) => `計算「${say(operator)}」に渡す値の数（${say(count)}）が合いません。`,
    fix: ({ wanted }) => `渡すのは ${say(wanted)} です。`,
  },
  "value-operand-type": {
    message: ({ operator, operand }) => `計算「${say(operator)}」に「${say(operand)}」は使えません。`,
    fix: ({ found, wanted }) =>
      isLiteral(found)
        ? "ここには決められた値だけを書けます。reference.md の「値の計算」を見てください。"
        : `${typesInWords(wanted)} を渡してください。`,
  },
  "mixed-units": {
    message: ({ operator, found }) =>
      `計算「${say(operator)}」の中で、単位や日付の種類が混ざっています（${say(found)}）。`,
    fix: () => "同じ単位・同じ種類の値だけを渡してください。",
  },
  "value-order": {
    message: ({ name, own }) => `値「${say(own)}」は、それより下に書かれた値「${say(name)}」を使えません。`,
    fix: ({ name }) => `「${say(name)}」を上に移してください。`,
  },
  "value-unused": {
    message: ({ name }) => `値「${say(name)}」は、どこでも使われていません。`,
    fix: () => "values から削除してください。",
  },
  "code-attribute-never": {
    message: ({ name, value, table }) =>
      `コード表「${say(table)}」に、「${say(name)}」が「${say(value)}」の行はありません。いつも空になります。`,
    fix: instead("コード表にある値にするか、行に書き足してください。"),
  },
  "code-attribute-unknown": {
    message: ({ name, table }) => `コード表「${say(table)}」に「${say(name)}」という項目はありません。`,
    fix: instead("コード表の attributes と各行に書き足してください。"),
  },
}

import type { FindingValue } from "../../../renderer/compiler"
import type { SentencesOf } from "./sentences"
import { instead, isLiteral, say, typesInWords } from "./wording"

const malformed: Readonly<Record<string, string>> = {
  "no-object": "条件は { } で囲んで書きます。",
  "no-operator": "条件に、比べ方（is、filled など）が書かれていません。",
  "many-operators": "1つの { } に比べ方が2つ以上あります。",
  "too-deep": "条件の入れ子が深すぎます。",
  "no-list": "比べる値は [ ] で囲んで書きます。",
  list: "「not」には、条件を [ ] で囲まずに1つだけ書きます。",
}

/** How a value is written that is of the right type, but not as the comparison reads it. */
function literalFor(wanted: FindingValue | undefined): string {
  if (Array.isArray(wanted) && wanted.includes("array"))
    return "月は1から12までの数で、[10, 11, 12] のように書いてください。"
  if (Array.isArray(wanted) && wanted.includes("object"))
    return '「10000」のように、数字だけを " " で囲まずに書いてください。'
  return "期間は「P5Y」（5年）や「-P60D」（60日前）のように書くか、日数を数値で書いてください。"
}

/** What messages fill in. */
const filled: Readonly<Record<string, string>> = {
  label: "（項目名）",
  n: "（決まりの値）",
  labels: "（項目名の並び）",
}

/** A path as it is written where it stands: as a value, or in a text. */
const placeOf = (path: FindingValue | undefined): string => (say(path).startsWith("$") ? say(path) : `{${say(path)}}`)

const unformatted: Readonly<Record<string, string>> = { money: "金額", code: "コード", day: "日付", number: "数" }

/** Paths, conditions and the values that they compare. */
export const expressionTexts: SentencesOf<"paths" | "conditions"> = {
  "unknown-root": {
    message: ({ path, name }) => `「${say(path)}」の「${say(name)}」は、ここでは使えません。`,
    fix: (values) =>
      values["token"] === undefined
        ? instead("この画面の data などに書き足してください。")(values)
        : `共通の語句は「{{${say(values["token"])}}}」と書いてください。`,
  },
  "unknown-placeholder": {
    message: ({ name }) => `メッセージの { } に「${say(name)}」は使えません。`,
    fix: ({ known }) =>
      Array.isArray(known) && known.length > 0
        ? `この文章で使えるのは ${known.map((name) => `{${name}}${filled[name] ?? ""}`).join(" と ")} です。`
        : "この文章で { } は使えません。{ } を削除してください。",
  },
  "unknown-path": {
    message: ({ path, before, name }) =>
      `「${say(path)}」はありません。「${say(before)}」の中に「${say(name)}」という値はありません。`,
    fix: (values) =>
      values["isOfItems"] === true
        ? `「${say(values["before"])}」は一覧です。1件目の値は「${say(values["before"])}.${say(values["nearest"])}」と書きます。すべてを並べるときは、一覧を並べる部品（items と row）の中で「item.${say(values["name"])}」と書きます。`
        : instead("通信やデータの決まりに書き足してください。")(values),
  },
  "unknown-field": {
    message: ({ name }) => `このフォームに「${say(name)}」という入力項目はありません。`,
    fix: instead("フォームの schema と ui に書き足してください。"),
  },
  "forbidden-path": {
    message: ({ path, name }) => `「${say(path)}」の「${say(name)}」は、安全のため使えません。`,
    fix: () => "データの項目名だけを、点（.）でつないで書いてください。",
  },
  "malformed-path": {
    message: ({ path }) => `「${say(path)}」は、値の指し方として読み取れません。`,
    fix: () => "「$account.NAME」のように、名前を点（.）でつないで書いてください。空白や記号は入れません。",
  },
  "condition-out-of-reach": {
    message: ({ condition, path }) => `条件「${say(condition)}」は「${say(path)}」を見ますが、ここからは見えません。`,
    fix: () => "この場所で見える値だけを使う、別の条件を書いてください。",
  },
  "named-path-unknown": {
    message: ({ path, name }) =>
      `この条件が見る「${say(path)}」は、使っている所のどこにもありません。「${say(name)}」という値がありません。`,
    fix: instead("使う画面のデータやフォームに書き足してください。"),
  },
  "condition-malformed": {
    message: ({ reason }) => malformed[say(reason)] ?? "条件として読み取れません。",
    fix: ({ reason }) =>
      reason === "list"
        ? '「{ "not": { "is": ["$draft.TYPE", 1] } }」のように書いてください。条件がいくつかあるときは、not の中を all（すべて）か any（どれか）でまとめます。'
        : '「{ "is": ["$draft.TYPE", 1] }」のように、比べ方を1つだけ書いてください。',
  },
  "group-empty": {
    message: ({ operator }) => `「${say(operator)}」の中に条件がありません。`,
    fix: () => "条件を書き足すか、この行を削除してください。",
  },
  "operand-count": {
    message: ({ operator, count, min }) =>
      `「${say(operator)}」に書かれた値は${say(count)}個ですが、${say(min)}個必要です。`,
    fix: ({ min, max }) =>
      min === max || max === ""
        ? `[ ] の中の値を${say(min)}個にしてください。`
        : `[ ] の中の値を${say(min)}〜${say(max)}個にしてください。`,
  },
  "path-without-sign": {
    message: ({ name }) => `「${say(name)}」は、値ではなく、そのままの文字として比べられます。`,
    fix: ({ name, nearest }) =>
      say(nearest).endsWith(`.${say(name)}`)
        ? `値を見るときは、どこの値かも書いて「${say(nearest)}」としてください。`
        : `値を見るときは、半角の $ を付けて「${say(nearest)}」と書いてください。`,
  },
  "value-without-sign": {
    message: ({ name }) =>
      `「${say(name)}」は、値ではなく、そのままの文字として扱われます。お客さまには、値の代わりに英字か「表示できません」が出ます。`,
    fix: ({ name, nearest }) =>
      say(name).startsWith("{")
        ? `{ } で囲むのは文章の中だけです。ここでは「${say(nearest)}」と書いてください。`
        : `値を見るときは、半角の $ を付けて「${say(nearest)}」と書いてください。`,
  },
  "named-comparison-outside": {
    message: ({ path, literal }) =>
      `この条件は「${say(path)}」を「${say(literal)}」と比べますが、その値になることはありません。使っている所のすべてで成り立ちません。`,
    fix: ({ known }) =>
      say(known) === "array"
        ? "一覧の中にあるかどうかは、is ではなく contains で書きます。"
        : `なり得るのは ${typesInWords(known)} です。`,
  },
  "date-impossible": {
    message: ({ value }) => `「${say(value)}」は、暦にない日付か、日付として読み取れない文字です。`,
    fix: ({ meant }) =>
      meant === undefined
        ? "「2025-01-31」のような日付か、「2025-01-31T10:00:00+09:00」のような日時を書いてください。"
        : `「${say(meant)}」と書いてください。`,
  },
  "date-against-moment": {
    message: () => "日付と日時を比べています。この条件は決まりません。",
    fix: ({ wanted }) =>
      wanted === undefined
        ? "どちらも日付（2025-01-31）にするか、どちらも日時（2025-01-31T10:00:00+09:00）にしてください。"
        : `「${say(wanted)}」のように書いてください。${say(wanted).includes("T") ? "その日の何時からか（何時までか）も確かめてください。" : ""}`,
  },
  "condition-never-inside": {
    message: () => "この条件は、外側の条件（when）と同時には成り立ちません。ここは決して表示されません。",
    fix: () => "外側の条件と合わせて見直してください。不要であれば、この部分を削除してください。",
  },
  "property-never-holds": {
    message: ({ property }) =>
      `「${say(property)}」の条件は、この質問を出す条件（when）と同時には成り立ちません。質問が出ているときに効くことはありません。`,
    fix: ({ property }) => `when と合わせて見直してください。不要であれば、${say(property)} を削除してください。`,
  },
  "condition-reads-hidden": {
    message: ({ path, label }) =>
      `この条件は「${say(label)}」の回答（${say(path)}）を見ていますが、ほかの条件が成り立つとき、この質問は出ていません。出ていない質問の回答は空になるので、この条件は決して成り立ちません。`,
    fix: ({ form }) => `この条件か、${say(form)} のフォームでその質問を出す条件（when）を見直してください。`,
  },
  "failure-code-unknown": {
    message: ({ name }) =>
      `ここで「$failure.code」が「${say(name)}」になることはありません。通信の文書に、このコードがありません。`,
    fix: instead("通信の文書の codes に書き足してください。"),
  },
  "operand-type": {
    message: ({ operator, operand, found }) =>
      isLiteral(found)
        ? `「${say(operator)}」の「${say(operand)}」は、決められた書き方になっていません。`
        : `「${say(operator)}」では「${say(operand)}」（${typesInWords(found)}）を比べられません。`,
    fix: ({ wanted, found, meant, operand }) =>
      isLiteral(found)
        ? meant !== undefined
          ? `数値は、" " で囲まず、${say(meant)} と書いてください。`
          : say(operand).startsWith("$")
            ? "この値は文字のため、大小は比べられません。同じかどうかは is、どれかと同じかどうかは in で比べます。"
            : literalFor(wanted)
        : `${typesInWords(wanted)}の値と組み合わせるか、別の比べ方を使ってください。`,
  },
  "comparison-outside": {
    message: ({ path, literal }) => `「${say(path)}」が「${say(literal)}」になることはありません。`,
    fix: ({ known, literal, otherType, meant }) =>
      meant !== undefined
        ? `「${say(literal)}」は画面に出す言葉です。その値の ${say(meant)} を書いてください。`
        : otherType === true
          ? `数値の ${say(literal)} は " " で囲まず、文字の「${say(literal)}」は " " で囲みます。`
          : say(known) === "array"
            ? "一覧の中にあるかどうかは、is ではなく contains で書きます。"
            : `この値が取り得るのは ${typesInWords(known)} です。どれかに書き換えてください。`,
  },
  "format-type": {
    message: ({ format, found, literal }) =>
      literal === undefined
        ? `表示形式「${say(format)}」は、${typesInWords(found)}には使えません。`
        : `表示形式「${say(format)}」では、「${say(literal)}」を表示できません。お客さまには「--」と出ます。`,
    fix: ({ wanted, literal, fitting }) =>
      literal === undefined
        ? fitting === undefined
          ? `${typesInWords(wanted)}の値に使うか、別の表示形式に変えてください。`
          : `「${say(fitting)}」などの表示形式に変えるか、${typesInWords(wanted)}の値に使ってください。`
        : `決まった文を出すときは、値と "format" の代わりに "text" に書いてください。値を出すときは「$account.AMOUNT」のように、半角の $ から書きます。`,
  },
  "value-object": {
    message: ({ path }) => `「{${say(path)}}」は一覧やまとまりのため、文章に入れると正しく読めません。`,
    fix: () => "その中の値を1つ選び、「{account.NAME}」のように最後まで書いてください。",
  },
  "value-unformatted": {
    message: ({ path, kind }) =>
      `「${placeOf(path)}」は${unformatted[say(kind)] ?? "値"}です。このままでは、送られてきたままの文字で表示されます。`,
    fix: ({ path, wanted }) =>
      wanted === undefined
        ? "読みやすい文字にする表示形式を付けてください。"
        : say(path).startsWith("$")
          ? `その並びに "format": "${say(wanted)}" と書き足して、表示形式を決めてください。`
          : `「{${say(path)}|${say(wanted)}}」のように、書式を付けてください。`,
  },
  "unknown-property": {
    message: ({ name }) => `この一覧の1件に「${say(name)}」という項目はありません。`,
    fix: instead("通信やデータの決まりに書き足してください。"),
  },
  "condition-circle": {
    message: ({ name }) => `条件「${say(name)}」が、めぐりめぐって自分自身を使っています。`,
    fix: () => "どこかの条件で、名前ではなく比べ方をそのまま書いてください。",
  },
  "condition-never-true": {
    message: () => "この条件は、どんな値でも成り立ちません。ここは決して表示・実行されません。",
    fix: () => "比べる値と組み合わせを見直してください。不要であれば、この部分を削除してください。",
  },
  "condition-always-true": {
    message: () => "この条件は、値があれば必ず成り立ちます。",
    fix: () => "条件を見直すか、不要であれば削除してください。",
  },
}

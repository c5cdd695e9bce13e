import type { SentencesOf } from "./sentences"
import { listed, say, typesInWords } from "./wording"

const themeNames: Readonly<Record<string, string>> = {
  light: "明るい配色",
  dark: "暗い配色",
}

/** What a value of the theme is called, and how it is written. */
const themeValues: Readonly<Record<string, readonly [name: string, written: string]>> = {
  length: ["長さ", "「16px」のように、半角の数と単位で"],
  duration: ["時間", "「200ms」のように、半角の数と単位で"],
  leading: ["行の高さ", "「1.7」のように、半角の数で"],
  easing: ["動きの緩急", "「ease-out」か「cubic-bezier(0.2, 0.7, 0.2, 1)」のように"],
  font: ["書体の名前", '「"Hiragino Sans", sans-serif」のように、半角の " と , で'],
}

/** Code tables, messages and colours. */
export const tableTexts: SentencesOf<"tables"> = {
  "attribute-missing": {
    message: ({ missing }) => `このコードに ${say(missing)} が書かれていません。`,
    fix: () => "値を書き足してください。ないときは null と書き、attributes の型にも null を入れます。",
  },
  "attribute-wrong": {
    message: ({ name, found, declared }) =>
      declared === true
        ? `「${say(name)}」の値「${say(found)}」は、attributes に書かれた型と合いません。`
        : `「${say(name)}」は、このコード表の attributes にありません。`,
    fix: () => "綴りと値を確認するか、attributes に型を書き足してください。",
  },
  "code-without-label": {
    message: ({ table, missing }) =>
      `コード表「${say(table)}」に ${say(missing)} の表示名がありません。お客さまには「表示できません」と出ます。`,
    fix: ({ table }) => `codes/${say(table)}.codes.json に書き足してください。`,
  },
  "label-differs": {
    message: ({ label, table, known }) =>
      `選択肢「${say(label)}」は、コード表「${say(table)}」では「${say(known)}」です。選ぶときと確認するときの言葉が違います。`,
    fix: () => "どちらかの言葉にそろえてください。",
  },
  "label-repeats-table": {
    message: ({ name, table, label, isWhole }) =>
      isWhole === true
        ? `「${say(name)}」の選択肢は、コード表「${say(table)}」と同じものをもう一度書いています。`
        : `選択肢「${say(label)}」の文字は、コード表「${say(table)}」に書かれています。`,
    fix: ({ isWhole }) =>
      isWhole === true
        ? '"options": "codes" と書くと、コード表の言葉がそのまま出ます。'
        : "label を削除すると、コード表の言葉がそのまま出ます。",
  },
  "option-label-missing": {
    message: ({ name, value, table }) =>
      table === undefined
        ? `「${say(name)}」の選択肢「${say(value)}」に、表示する文字（label）がありません。`
        : `「${say(name)}」の選択肢「${say(value)}」に、表示する文字（label）がありません。コード表「${say(table)}」にも、このコードはありません。`,
    fix: ({ table, value }) =>
      table === undefined
        ? "label を書いてください。label を省けるのは、schema にコード表（codes）が書かれた項目だけです。"
        : `label を書くか、codes/${say(table)}.codes.json に「${say(value)}」を書き足してください。`,
  },
  "options-without-table": {
    message: ({ name }) =>
      `「${say(name)}」の選択肢はコード表から出すと書かれていますが、どのコード表かが分かりません。`,
    fix: ({ name }) =>
      `schema の「${say(name)}」に "codes": "コード表のid" を書き足すか、options に選択肢を書いてください。`,
  },
  "code-lost": {
    message: ({ name, count, files, found }) =>
      found === undefined
        ? `コード「${say(name)}」がこの表にありません。${say(count)}か所（${[files ?? []].flat().length}ファイル）で使われています。`
        : `コード「${say(found)}」は「${say(name)}」の書き間違いではありませんか？「${say(name)}」は${say(count)}か所で使われていますが、この表にありません。`,
    fix: ({ files, found }) =>
      found === undefined
        ? `消したり書き換えたりしたコードを、元に戻してください。使うのをやめるときは、先に使っている所（${listed(files)}）を直します。`
        : "コードを直してください。表示名はそのままで構いません。",
  },
  "code-repeated": {
    message: ({ code }) => `コード「${say(code)}」が2回書かれています。`,
    fix: () => "どちらか一方を削除してください。",
  },
  "code-table-empty": {
    message: () => "コード表が空です。",
    fix: () => "codes に、コードと表示名を書いてください。",
  },
  "analytics-not-code": {
    message: ({ path, table, missing }) =>
      table === undefined
        ? `「${say(path)}」の値は、計測の記録に残せません。`
        : `「${say(path)}」の値のうち ${say(missing)} が、コード表「${say(table)}」にありません。このままでは、計測の記録に残せません。`,
    fix: ({ table, missing }) =>
      table !== undefined
        ? `codes/${say(table)}.codes.json に ${say(missing)} を書き足してください。`
        : "記録できるのは、analytics を true にしたコード表の値と、通信の文書で public を true にした値（規約の番号など、どのお客さまにも同じもの）だけです。お客さまを特定できる値や金額は記録できません。",
  },
  "code-type-differs": {
    message: ({ name, known }) => `この表のほかのコードは${typesInWords(known)}ですが、「${say(name)}」は違います。`,
    fix: ({ known }) => `${typesInWords(known)}にそろえてください。`,
  },
  "message-missing": {
    message: ({ missing }) => `入力チェックの文章 ${say(missing)} がありません。誤りがあっても、何も表示されません。`,
    fix: () => "messages.json の messages に書き足してください。",
  },
  "message-unused": {
    message: ({ name }) => `メッセージ「${say(name)}」は、どこからも使われていません。`,
    fix: () => "不要であれば messages.json から削除してください。",
  },
  "colour-syntax": {
    message: ({ name, found }) => `色「${say(name)}」の値「${say(found)}」を読み取れません。`,
    fix: () => "「#0B6E4F」のように、# と6けたの英数字で書いてください。",
  },
  "theme-value-wrong": {
    message: ({ name, found, kind }) =>
      `「${say(name)}」の「${say(found)}」は、${themeValues[say(kind)]?.[0] ?? "値"}として読み取れません。これを使うすべての画面で、見た目が崩れます。`,
    fix: ({ wanted, kind }) =>
      wanted === undefined
        ? `${themeValues[say(kind)]?.[1] ?? "半角の文字で"}書いてください。`
        : `「${say(wanted)}」と書いてください。`,
  },
  "contrast-low": {
    message: ({ theme, ink, ground, ratio, least }) =>
      `${themeNames[say(theme)] ?? say(theme)}で、${least === 3 ? "入力欄などの枠の色" : "文字色"}「${say(ink)}」と背景色「${say(ground)}」の差が小さく、${least === 3 ? "どこに入力するのか見分けにくく" : "読みにくく"}なります（${say(ratio)}対1）。`,
    fix: ({ least }) =>
      `${say(least)}対1以上になるよう、${least === 3 ? "枠" : "文字"}と背景の明るさの差を広げてください。`,
  },
}

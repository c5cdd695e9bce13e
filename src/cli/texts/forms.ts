import { controlTexts } from "./controls"
import { limitTexts } from "./limits"
import { requiredTexts } from "./required"
import type { SentencesOf } from "./sentences"
import { instead, mismatch, say, typesInWords } from "./wording"

/** What else has to be written where a value is added. */
const alsoInTables = (tables: Parameters<typeof say>[0], value: Parameters<typeof say>[0]): string =>
  say(tables) === ""
    ? ""
    : `加えるときは、${say([tables ?? []].flat().map((table) => `codes/${table}.codes.json`))} にも ${say(value)} を書き足します。`

/** Forms: fields and options. */
export const formTexts: SentencesOf<"fields"> = {
  "field-repeated": {
    message: ({ name }) => `入力項目「${say(name)}」が2回書かれています。`,
    fix: () => "どちらか一方を削除してください。",
  },
  "label-repeated": {
    message: ({ field, first }) => `入力項目「${say(field)}」と「${say(first)}」の label が同じです。`,
    fix: () => "お客さまが見分けられるよう、別の言葉にしてください。",
  },
  "field-not-in-schema": {
    message: ({ name }) => `入力項目「${say(name)}」が schema にありません。`,
    fix: (values) =>
      values["misspelt"] === undefined
        ? instead("schema の properties に書き足してください。")(values)
        : `schema の「${say(values["misspelt"])}」は、「${say(values["name"])}」の書き間違いではありませんか。`,
  },
  "property-without-field": {
    message: ({ name }) => `schema の「${say(name)}」を入力する項目がありません。`,
    fix: () => "ui に入力項目を書き足すか、schema から削除してください。",
  },
  "consent-pre-ticked": {
    message: ({ name }) => `同意の項目「${say(name)}」が、はじめからチェックされた状態になります。`,
    fix: () => "default を削除してください。同意はお客さまご自身に付けていただきます。",
  },
  "answer-unconfirmed": {
    message: ({ label, screens }) =>
      `質問「${say(label)}」の回答が、確認画面「${say(screens)}」に出ていません。同じフォームのほかの回答は出ています。`,
    fix: ({ paths, isGiven }) =>
      `${isGiven === true ? "" : "確認画面が読む通信の応答（schema）に、この回答を足したうえで、"}確認画面に、この回答（${say(paths)}）の行を書き足してください。わざと出さないときは、この質問に "confirmed": false と書いてください。`,
  },
  "answer-unused": {
    message: ({ name }) => `入力項目「${say(name)}」の回答は、どこにも送られず、どこでも使われません。`,
    fix: ({ name, root }) =>
      `画面の通信に "answers": true と書くか、input に「"${say(name)}": "$${say(root)}.${say(name)}"」のように書き足してください。不要であれば、この項目を削除してください。`,
  },
  ...controlTexts,
  ...limitTexts,
  ...requiredTexts,
  "pattern-without-message": {
    message: ({ name }) => `入力項目「${say(name)}」が pattern に合わないとき、お客さまに出す文章がありません。`,
    fix: () => '"messages": { "pattern": "…で入力してください" } を、この項目に書き足してください。',
  },
  "options-missing": {
    message: ({ name }) => `「${say(name)}」に選択肢がありません。`,
    fix: () => "options に選択肢を書くか、optionsFrom で取得元を書いてください。",
  },
  "options-empty": {
    message: ({ name }) => `「${say(name)}」の選択肢が0件です。`,
    fix: () => "選択肢を1つ以上書いてください。",
  },
  "options-circle": {
    message: ({ name, through }) =>
      `「${say(name)}」の選択肢が、「${say(name)}」自身の回答によって変わるようになっています（条件が読む項目：${say(through)}）。このままでは画面が表示されません。`,
    fix: () => "選択肢の条件（optionsWhen、when、disabledWhen）には、ほかの入力項目の回答だけを使ってください。",
  },
  "option-outside-schema": {
    message: ({ name, value, meant, found, wanted }) =>
      found !== undefined
        ? `「${say(name)}」の選択肢の値は ${typesInWords(found)}ですが、この項目で受け付けるのは ${typesInWords(wanted)}です。何を選んでもエラーになります。`
        : meant === undefined
          ? `「${say(name)}」の選択肢「${say(value)}」は、この項目で受け付ける値ではありません。選んでもエラーになります。`
          : `「${say(name)}」の選択肢の値 "${say(value)}" は、引用符のために文字です。この項目は数で答えるため、選んでもエラーになります。`,
    fix: ({ known, meant, value, tables, found }) =>
      found !== undefined
        ? "value には、一覧の1件（$item）の中の、この項目に合う値を書いてください。"
        : meant === undefined
          ? `${say(known)} のどれかにするか、受け付ける値（schema の enum）に加えてください。${alsoInTables(tables, value)}`
          : `引用符を取り、${say(meant)} と書いてください。`,
  },
  "schema-value-without-option": {
    message: ({ name, missing }) => `「${say(name)}」で受け付ける値 ${say(missing)} を選ぶ選択肢がありません。`,
    fix: () =>
      "お客さまが選べなくてよければ、このままで構いません。選べるようにするには、この値の選択肢を加えてください。サーバーも使わなくなった値は、受け付ける値（schema の enum）から削除してください。",
  },
  "option-repeated": {
    message: ({ name, value }) => `「${say(name)}」に、値が「${say(value)}」の選択肢が2つあります。`,
    fix: () => "どちらか一方の値を変えるか、削除してください。",
  },
  "option-label-repeated": {
    message: ({ name, found, isEvery }) =>
      isEvery === true
        ? `「${say(name)}」の選択肢が、どれも「${say(found)}」になります。`
        : `「${say(name)}」に、「${say(found)}」という選択肢が2つあります。`,
    fix: ({ isEvery }) =>
      isEvery === true
        ? "「{item.NAME}」のように、一覧の1件（item）の中の言葉を入れてください。"
        : "お客さまが見分けられるよう、どちらかを別の言葉にしてください。",
  },
  "limited-option-unknown": {
    message: ({ name, value }) => `「${say(name)}」に、値が「${say(value)}」の選択肢はありません。`,
    fix: ({ known }) => `optionsWhen には ${say(known)} の中から書いてください。`,
  },
  "chip-out-of-range": {
    message: ({ name, found, most }) =>
      `「${say(name)}」のボタンで足す ${say(found)} は、上限の ${say(most)} を超えています。押すと必ずエラーになります。`,
    fix: () => "schema の maximum 以下の値にするか、この値を削除してください。",
  },
  "autocomplete-unknown": {
    message: ({ name, found }) => `「${say(name)}」の autocomplete「${say(found)}」は、ブラウザーが知らない言葉です。`,
    fix: instead('"off" と書いてください。'),
  },
  "form-unused": {
    message: ({ name, isLost, title }) =>
      isLost === true
        ? `フォーム「${say(name)}」は、どの画面にも表示されていません。画面「${say(title)}」の body から、フォームの部品がなくなっていませんか。`
        : `フォーム「${say(name)}」は、どの画面にも表示されていません。`,
    fix: () => "画面の body に form の部品を書くか、不要であればファイルを削除してください。",
  },
  "length-out-of-reach": {
    message: ({ allowed, longest }) =>
      `maxLength は ${say(allowed)} ですが、この入力欄に入れられるのは ${say(longest)}文字までです。`,
    fix: ({ longest }) =>
      `maxLength を ${say(longest)} 以下にするか、長い文のための入力欄（textarea）を使ってください。`,
  },
  "password-trimmed": {
    message: ({ name }) => `パスワード「${say(name)}」の前後の空白が、送るときに落ちます。`,
    fix: () => 'schema の項目に "writeOnly": true と書いてください。入力されたとおりに送り、どこにも保存しません。',
  },
  "field-never-shown": {
    message: ({ name }) => `入力項目「${say(name)}」は、どんな回答でも表示されません。`,
    fix: () => "when の条件を見直してください。外側の section の条件も合わせて判断されます。",
  },
  "shown-by-later": {
    message: ({ label, by }) =>
      `質問「${say(label)}」は、それより下にある質問「${say(by)}」に答えるまで表示されません。お客さまは、上に戻って答えることになります。`,
    fix: ({ by }) => `質問「${say(by)}」より下に移してください。`,
  },
  "field-circle": {
    message: ({ name, circle }) =>
      Array.isArray(circle) && circle.length > 1
        ? `入力項目${circle.map((one) => `「${one}」`).join("")}は、互いの回答があるまで表示されません。はじめはどれも空なので、お客さまにはいつまでも出ません。`
        : `入力項目「${say(name)}」は、自分の回答があるまで表示されません。はじめは空なので、お客さまにはいつまでも出ません。`,
    fix: () => "when では、それより先に表示される項目の回答か、画面のデータを見てください。",
  },
  "hidden-but-required": {
    message: ({ name }) =>
      `「${say(name)}」は隠れることがあるのに、schema で必須になっています。隠れている間、フォームを送れません。`,
    fix: () => 'schema の required から外し、ui の項目に "required": true と書いてください。表示中だけ必須になります。',
  },
  "property-overruled": {
    message: ({ name, by }) =>
      by === "required"
        ? `「${say(name)}」は働きません。"required": true により、いつも必須になります。`
        : `「${say(name)}」は使われません。「${say(by)}」に書かれたものだけが出ます。`,
    fix: ({ name, by }) =>
      by === "required"
        ? `条件に合うときだけ必須にするなら "required" を、いつも必須にするなら「${say(name)}」を削除してください。`
        : `「${say(name)}」と「${say(by)}」の、どちらか一方を削除してください。`,
  },
  "property-unseen": {
    message: ({ name, label, widget }) =>
      `質問「${say(label)}」の「${say(name)}」は、この入力欄（"widget": "${say(widget)}"）では表示されません。`,
    fix: () => "この行を削除し、お伝えしたいことは help に書いてください。",
  },
  "example-refused": {
    message: (values) =>
      `質問「${say(values["label"])}」の入力例「${say(values["given"])}」のとおりに入れると、エラーになります。${mismatch(values)}。`,
    fix: ({ name }) => `入力例か、schema の「${say(name)}」の決まりを直してください。`,
  },
  "field-message-unknown": {
    message: ({ name }) => `「${say(name)}」という入力チェックはないため、この文章は表示されません。`,
    fix: instead("この行を削除してください。"),
  },
  "message-never-shown": {
    message: ({ name }) => `この項目に入力チェック「${say(name)}」の決まりはないため、この文章は表示されません。`,
    fix: ({ known, nearest, isOptional }) =>
      nearest !== undefined
        ? `この項目に答えがないときの文章は「${say(nearest)}」です。「${say(nearest)}」に書き換えてください。`
        : isOptional === true
          ? 'この項目は任意です。必ず答えていただくときは、この項目に "required": true を書き足してください。任意のままでよければ、この行を削除してください。'
          : `${say(known) === "" ? "" : `この項目で出る文章は ${say(known)} です。そのどれかに書き換えるか、`}この行を削除してください。`,
  },
  "message-place-unfilled": {
    message: ({ name }) =>
      `「${say(name)}」の文章の {n} に入る値がありません。お客さまには、値の代わりに「―」が表示されます。`,
    fix: ({ given, example }) =>
      given === false
        ? "この文章が出るときに、値は渡されません。文章から {n} を削除してください。"
        : `この入力チェックに「"n": ${say(example ?? "1000")}」のように、差し込む値を書き足してください。`,
  },
  "message-place-lost": {
    message: ({ name, place }) => `「${say(name)}」の文章に、値の入る {${say(place)}} がありません。`,
    fix: ({ place, isOwn }) =>
      `値を出すところに {${say(place)}} を書いてください。${isOwn === true ? "値を出さないときは、この行を削除してください。" : ""}`,
  },
  "check-without-message": {
    message: ({ name }) => `入力チェック「${say(name)}」のメッセージがありません。`,
    fix: () => "messages.json に、チェックと同じ名前で文章を書き足してください。",
  },
}

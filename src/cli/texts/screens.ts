import { sayOwner } from "./sayOwner"
import type { SentencesOf } from "./sentences"
import { instead, listed, mismatch, quoted, say } from "./wording"

const stateNames: Readonly<Record<string, string>> = {
  loading: "読み込み中の見え方",
  empty: "答えが空のときの見え方",
  retry: "読み込めなかったときの見え方",
}

/** Screens, their data and their samples. */
export const screenTexts: SentencesOf<"screens" | "samples"> = {
  "key-repeated": {
    message: ({ name, part, file, line }) =>
      `key「${say(name)}」は、同時に出ることのある別の部品「${say(part)}」（${file === undefined ? "" : `${say(file)} の`}${say(line)}行目）にも付いています。`,
    fix: ({ copy }) =>
      copy === undefined
        ? "どちらかを、ほかと重ならない名前に変えてください。どちらか一方だけを出すときは、それぞれの when に、同時には成り立たない条件を書いてください。"
        : "2つの部品は、まったく同じです。両方とも要るときは、片方の key を、ほかと重ならない名前に変えてください。要らないときは、どちらか一方を削除してください。",
  },
  "form-hidden": {
    message: ({ name }) =>
      `フォーム「${say(name)}」が出ていないときにも、送るボタンが出ることがあります。お客さまは、入力する欄がないまま先に進めません。`,
    fix: () => "ボタンの when を、フォームの when と同じ条件にしてください。",
  },
  "submit-missing": {
    message: ({ name }) =>
      `ボタン「${say(name)}」は入力を待ちますが、押してもフォームの答えが確かめられず、送られません。`,
    fix: ({ known }) =>
      `tap のはじめに { "do": "submit", "form": ${quoted(known, " か ")} } を書いてください。入力を待たないボタンであれば、enabled を削除してください。`,
  },
  "sent-in-silence": {
    message: ({ name }) =>
      `「${say(name)}」を押して送ったあと、お客さまに見えることが何も起きません。先へ進む道がありません。`,
    fix: ({ hasNext }) =>
      hasNext === true
        ? 'この動作の並びの最後に、手続きの次の画面へ進む { "do": "next" } を書いてください。'
        : 'この動作の並びの最後に、次の画面を開く動作（{ "do": "go", "to": "画面の名前" } や "replace"）か、送れたことを伝える動作（"toast" や "popup"）を書いてください。',
  },
  "step-names-differ": {
    message: ({ names, wanted, screen }) =>
      `手順の名前 ${quoted(names, "、")} が、次の画面「${say(screen)}」の ${quoted(wanted, "、")} と違います。`,
    fix: ({ file }) => `${say(file)} と同じ名前を、同じ順に書いてください。`,
  },
  "step-number-wrong": {
    message: ({ position, other, screen }) =>
      position === other
        ? `この画面も、次の画面「${say(screen)}」も、手順の${say(position)}番目になっています。`
        : `この画面は手順の${say(position)}番目で、次の画面「${say(screen)}」は${say(other)}番目です。間が抜けています。`,
    fix: ({ file }) => `この画面か ${say(file)} の番号を直して、1つずつ進むようにしてください。`,
  },
  "words-repeated": {
    message: ({ name, line }) => `「${say(name)}」が、同じ並びに2つあります（もう1つは${say(line)}行目）。`,
    fix: ({ isCopy }) =>
      isCopy === true
        ? "どちらか一方を削除してください。別のものを出すときは、違いの分かる言葉に変えてください。"
        : "違いの分かる言葉に変えてください。どちらか一方だけを出すときは、それぞれの when に、同時には成り立たない条件を書いてください。",
  },
  "part-says-nothing": {
    message: ({ owner }) =>
      `${sayOwner(owner)}に、お客さまに見せるものが書かれていません。中身のない箱や空きだけが出ます。`,
    fix: ({ known }) =>
      Array.isArray(known) && known.length === 1
        ? `${quoted(known, "、")} に中身を書き足してください。不要であれば、この部分ごと削除してください。`
        : `${quoted(known, "、")} のどれかを書いてください。不要であれば、この部分ごと削除してください。`,
  },
  "value-overruled": {
    message: ({ name }) => `"text" があるため、「${say(name)}」は使われません。`,
    fix: ({ name }) => `決まった文を出すときは「${say(name)}」を、値を出すときは "text" を削除してください。`,
  },
  "value-unsaid": {
    message: () => "表示形式だけがあり、出す値が書かれていません。お客さまには「―」が出ます。",
    fix: () =>
      '値は "value" に、決まった文は "text" に書いてください。どちらも出さないときは、この行を削除してください。',
  },
  "form-repeated": {
    message: ({ name }) => `フォーム「${say(name)}」が、この画面に2つ置かれています。`,
    fix: () =>
      "どちらか一方を削除してください。どちらかだけを出すときは、それぞれの when に、同時には成り立たない条件を書いてください。",
  },
  "kept-readable": {
    message: ({ path }) => `「${say(path)}」が、端末の中に読める形で残ります。`,
    fix: () =>
      '個人に関する回答や通信の応答は、"in": "encrypted"（暗号にして残す）か "memory"（残さない）で預けてください。',
  },
  "main-heading-repeated": {
    message: ({ name, first }) =>
      first === undefined
        ? `「${say(name)}」は、この場所では画面の大見出しになれません。画面の題名のほかに、大見出しがもう1つできます。`
        : `大見出し「${say(name)}」が、大見出し「${say(first)}」と同時に出ます。`,
    fix: ({ first }) =>
      first === undefined
        ? "body に移すか、ここでは小さい見出し（level を 2 か 3）にしてください。"
        : "どちらかを小さい見出し（level を 2 か 3）にしてください。どちらかだけを出すときは、それぞれの when に、同時には成り立たない条件を書いてください。",
  },
  "needs-forgotten": {
    message: ({ name, from }) =>
      `画面${listed([from ?? ""].flat().map(String))}が預ける値「${say(name)}」を使いますが、預かっていないときのこと（needs）が書かれていません。アドレスを直接開くと、値のない画面が出ます。`,
    fix: ({ name, from }) =>
      `この画面に "needs": { "${say(name)}": { "else": [{ "do": "replace", "to": "${say([from ?? ""].flat()[0])}" }] } } のように、値がないときの行き先を書いてください。なくてもよい値なら、filled の条件を付けてください。`,
  },
  "pages-wrong": {
    message: ({ found }) => `ページ送りの「${say(found)}」が、通信の文書と合いません。`,
    fix: () =>
      "by には request にある数の項目、items には応答の一覧（$res.…）、more には続きの有無（$res.…）を書いてください。",
  },
  "item-key-missing": {
    message: ({ items }) =>
      `「${say(items)}」の並びに itemKey がありません。行が増えたり並びが変わったりすると、開いた行や入れかけの値が別の行に移ります。`,
    fix: ({ expected = "", known }) =>
      `1件を見分ける値を「"itemKey": "${say(expected)}"」のように書いてください${say(known) === "" ? "" : `（行にある値：${say(known)}）`}。`,
  },
  "template-value-missing": {
    message: ({ missing }) => `アドレスの中の ${say(missing)} に入れる値がありません。`,
    fix: () => "values に書き足してください。",
  },
  "tap-empty": {
    message: ({ name, isMissing }) =>
      `「${say(name)}」を押しても、何も起きません。tap が${isMissing === true ? "書かれていません" : "空です"}。`,
    fix: ({ isMissing }) =>
      isMissing === true
        ? '押したときの動きを "tap" に書いてください。'
        : "押したときの動きを tap に書いてください。押すものでなければ、tap を削除してください。",
  },
  "tap-without-key": {
    message: ({ widget, name }) =>
      `押せる部品「${say(widget ?? name)}」に key がありません。利用状況の記録やサンプルで指し示せません。`,
    fix: () =>
      '「"key": "next"」のように、画面の中で重ならない名前を付けてください。消してしまったときは、元の名前に戻してください。',
  },
  "advance-without-save": {
    message: ({ call = "" }) =>
      say(call) === ""
        ? "次の画面へ進む前に、この画面の回答が保存されません。お客さまの回答が失われます。"
        : `通信「${say(call)}」に、この画面の回答が入っていません。次の画面へ進むと、お客さまの回答が失われます。`,
    fix: ({ call = "" }) =>
      say(call) === ""
        ? "この動作の前に、回答を送る通信（call）を書いてください。"
        : 'この通信に "answers": true と書くか、input に回答（「$form.項目の名前」）を書き足してください。',
  },
  "data-without-origin": {
    message: ({ name }) => `データ「${say(name)}」の取得元は、call か source のどちらか1つだけを書きます。`,
    fix: () => "通信で取得するときは call、それ以外は source を残してください。",
  },
  "data-loading-undeclared": {
    message: ({ name }) => `データ「${say(name)}」を読み込んでいる間の表示が決まっていません。`,
    fix: () => "loading に、読み込み中の形（「card」「rows」など）を書いてください。",
  },
  "data-empty-undeclared": {
    message: ({ name }) => `データ「${say(name)}」が空のときの表示が決まっていません。`,
    fix: () => 'empty に条件と表示を書いてください。空になり得ないときは "never" と書きます。',
  },
  "data-error-undeclared": {
    message: ({ name }) => `データ「${say(name)}」を取得できなかったときの動きが決まっていません。`,
    fix: () => 'error に "outcome"（共通の動き）、"retry"（再試行）、"ignore"（なしで表示）のどれかを書いてください。',
  },
  "query-default-refused": {
    message: ({ name, found }) => `「${say(name)}」の初期値「${say(found)}」は、許された値ではありません。`,
    fix: ({ known }) => `${say(known)} のどれかにしてください。`,
  },
  "actions-after-leaving": {
    message: ({ action }) => `「${say(action)}」で画面を移ったあとの動作は実行されません。`,
    fix: ({ action, before }) =>
      before === undefined
        ? "この動作を削除するか、前の動作と入れかえてください。"
        : `この動作を「${say(action)}」より前に移してください。不要であれば、削除してください。`,
  },
  "samples-few": {
    message: ({ count }) => `サンプルが${say(count)}件しかありません。画面ごとに2件以上必要です。`,
    fix: () => "通常の表示のほかに、エラーや空のときなどのサンプルを samples に書き足してください。",
  },
  "state-unseen": {
    message: ({ state, call }) =>
      `通信「${say(call)}」の${stateNames[say(state)] ?? say(state)}を確かめるサンプルがありません。`,
    fix: ({ state, call }) =>
      state === "loading"
        ? `samples に "loading": { "calls": { "${say(call)}": "pending" } } を書き足してください。`
        : state === "empty"
          ? `samples に、calls でこの通信の空の答え（通信の文書の samples の名前）を選ぶものを書き足してください。`
          : `samples に "offline": { "calls": { "${say(call)}": "offline" } } を書き足してください。`,
  },
  "call-sample-missing": {
    message: () => "応答のサンプルがありません。",
    fix: () => "samples に、よくある応答を1つ書いてください。",
  },
  "call-sample-shadowed": {
    message: ({ name }) =>
      `応答のサンプルの名前「${say(name)}」は使えません。画面のサンプルでは「応答がまだ来ない」という意味になり、この応答は描かれません。`,
    fix: () => "ほかの名前に変え、画面のサンプルの calls も同じ名前にしてください。",
  },
  "position-outside": {
    message: ({ option, position, list, last }) =>
      `「${say(option)}」の ${say(position)} は、「${say(list)}」の数（${say(last)}）に合いません。`,
    fix: ({ last }) => `1 から ${say(last)} までの数を書いてください。`,
  },
  "sample-date-impossible": {
    message: ({ value }) => `「${say(value)}」は、暦にない日付か、ない時刻です。`,
    fix: () => "「2025-01-31」のような日付か、「2025-01-31T10:00:00+09:00」のような日時を書いてください。",
  },
  "call-sample-wrong": {
    message: (values) => `サンプル「${say(values["sample"])}」が応答の決まりと合いません。${mismatch(values)}。`,
    fix: ({ keyword }) =>
      keyword === "enum"
        ? "サンプルの値を直してください。新しい値のときは、response の決まりかコードの表に足します。表にないコードの見え方を確かめるサンプルは、名前を unknown で始めます。"
        : "サンプルの値を直すか、response の決まりを直してください。",
  },
  "sample-answer-unknown": {
    message: ({ call, name }) => `通信「${say(call)}」に「${say(name)}」というサンプルはありません。`,
    fix: instead("通信の文書の samples に書き足してください。"),
  },
  "choice-of-another": {
    message: ({ path, found, expected }) =>
      `この選択肢は「${say(path)}」が「${say(expected)}」のときに選ばれて見えますが、押すと「${say(found)}」になります。`,
    fix: ({ expected }) => `押したときの値を「${say(expected)}」にするか、selected の値を合わせてください。`,
  },
  "sample-call-unused": {
    message: ({ name }) => `この画面は通信「${say(name)}」を使いません。`,
    fix: instead("この行を削除してください。"),
  },
  "sample-root-unknown": {
    message: ({ name }) => `この画面に「${say(name)}」というフォームの入れ先はありません。`,
    fix: instead("form の部品の into を確認してください。"),
  },
  "sample-answers-wrong": {
    message: (values) =>
      `サンプルの「${say(values["field"])}」がフォーム「${say(values["form"])}」の決まりと合いません。${mismatch(values)}。`,
    fix: ({ nearest }) =>
      nearest === undefined
        ? "フォームの schema に合う値に直してください。"
        : `「${say(nearest)}」の書き間違いではありませんか。`,
  },
  "sample-answers-hidden": {
    message: ({ sample, label, count }) =>
      count === undefined
        ? `サンプル「${say(sample)}」は質問「${say(label)}」に答えていますが、サンプルのほかの値では、この質問は表示されません。確かめたい状態は描かれません。`
        : `この条件のため、質問「${say(label)}」に答えている${say(count)}個のサンプルで、その質問が表示されません。`,
    fix: ({ count }) =>
      count === undefined
        ? "この答えを削除するか、質問が表示されるように、サンプルのほかの値か、質問の条件（when）を直してください。"
        : "条件（when）が逆になっていないか、確かめてください。条件が正しければ、サンプルのほうを直します。",
  },
  "sample-stops": {
    message: (values) =>
      `サンプル「${say(values["sample"])}」は「${say(values["key"])}」を押しますが、必須の質問「${say(values["label"])}」の答えがないため、エラーの表示で止まります。確かめたい状態は描かれません。`,
    fix: ({ name }) => `"answers" の中に「${say(name)}」の答えを書き足してください。`,
  },
  "sample-needs-missing": {
    message: ({ sample, name }) =>
      `サンプル「${say(sample)}」に、この画面が前の画面から預かる値「${say(name)}」（needs）がありません。画面の中身は描かれず、読み込み中の表示などになります。`,
    fix: ({ name }) => `サンプルの "kept" の中に「${say(name)}」の値を書き足してください。`,
  },
  "sample-kept-unknown": {
    message: ({ name }) => `引き継ぐ値「${say(name)}」は app.json にありません。`,
    fix: instead("app.json の scope の kept に書き足してください。"),
  },
  "sample-kept-wrong": {
    message: (values) => `引き継ぐ値「${say(values["name"])}」が app.json の決まりと合いません。${mismatch(values)}。`,
    fix: () => "サンプルの値を直してください。",
  },
  "sample-context-unknown": {
    message: ({ name }) => `利用環境「${say(name)}」は app.json にありません。`,
    fix: instead("app.json の scope の ctx に書き足してください。"),
  },
  "sample-context-wrong": {
    message: (values) => `利用環境「${say(values["name"])}」が app.json の決まりと合いません。${mismatch(values)}。`,
    fix: () => "サンプルの値を直してください。",
  },
  "sample-query-unknown": {
    message: ({ name }) => `この画面は、アドレスの「${say(name)}」を使いません。`,
    fix: instead("画面の query に書き足してください。"),
  },
  "sample-action-unknown": {
    message: ({ name }) =>
      `サンプルの actions に書いた「${say(name)}」は、動きの名前でも、その動きの終わり方でもありません。`,
    fix: instead("動きの名前と終わり方を、リファレンスで確かめてください。"),
  },
  "sample-tap-unknown": {
    message: ({ name }) => `この画面に、key が「${say(name)}」の部品はありません。`,
    fix: instead("押したい部品に key を付けてください。"),
  },
  "blocks-too-many": {
    message: ({ found, most }) => `画面の部品が多すぎます（${say(found)}個。上限は${say(most)}個）。`,
    fix: () => "画面を分けるか、一覧の部品（items）を使ってください。",
  },
}

import type { SentencesOf } from "./sentences"
import { instead, mismatch, quoted, say } from "./wording"

/** Flows, routes and half-sheets. */
export const flowTexts: SentencesOf<"flows" | "routes"> = {
  "area-circle": {
    message: ({ target }) =>
      `機能を閉じたときの行き先「${say(target)}」も、まとめて閉じることのある機能に入っています。`,
    fix: () => "otherwise には、area の付いていない画面を書いてください。",
  },
  "area-unsaid": {
    message: ({ path, label }) =>
      `「${say(path)}」が、どの機能のまとまり（area）にも入っていません。「${say(label)}」をお休みにしても、この画面は開いたままになります。`,
    fix: ({ area }) =>
      `一緒にお休みにする画面なら "area": "${say(area)}" と書いてください。別に開け閉めする機能なら、areas に新しいまとまりを書き足して、その名前を書いてください。`,
  },
  "area-unused": {
    message: ({ name }) => `機能のまとまり「${say(name)}」は、どのアドレスでも使われていません。`,
    fix: () => "routes に area を書くか、areas から削除してください。",
  },
  "closure-ends-first": {
    message: ({ from, until }) =>
      from === until
        ? "お休みの始まりと終わりが同じ時刻のため、お休みになりません。"
        : "お休みの終わりが始まりより前のため、お休みになりません。",
    fix: () => "終わりを、始まりより後の日時にしてください。夜をまたぐときは、終わりに翌日の日付を書きます。",
  },
  "closure-overlap": {
    message: ({ label, other }) => `「${say(label)}」のお休みが、${say(other)}番目のお休みと重なっています。`,
    fix: () => "期間を分けるか、1つのお休みにまとめてください。",
  },
  "closure-time-wrong": {
    message: ({ text }) => `お休みの日時「${say(text)}」を読み取れません。`,
    fix: ({ wanted }) =>
      wanted === undefined
        ? "「2026-12-05T01:00」のように、日本の日付と時刻を書いてください。"
        : `「${say(wanted)}」と書いてください。`,
  },
  "closure-without-area": {
    message: () => "お休みにする範囲が選ばれていないため、何もお休みになりません。",
    fix: () => "範囲を1つ以上選ぶか、このお休みを削除してください。",
  },
  "constant-wrong": {
    message: (values) => `定数「${say(values["name"])}」の値が正しくありません。${mismatch(values)}。`,
    fix: ({ nearest, example }) => {
      if (nearest !== undefined) return `「${say(nearest)}」の書き間違いではありませんか。`
      return example === undefined
        ? "ほかの値の書き方に合わせてください。書き方は schemas/meta/reference.md にあります。"
        : `「${say(example)}」のように書いてください。`
    },
  },
  "demo-call-refused": {
    message: ({ call, path }) =>
      `「${say(path)}」はログイン前の方も開けますが、通信「${say(call)}」はログインした方しか使えません。`,
    fix: () =>
      '通信の文書に "demo": true を書くか、ログインした方だけが通るように when を付けるか、app.json の guard を "login" にしてください。',
  },
  "flow-route-differs": {
    message: ({ name }) => `app.json の routes で、このフローを出すアドレスは「${say(name)}」ではありません。`,
    fix: instead("app.json の routes に書き足してください。"),
  },
  "refused-code-unknown": {
    message: ({ name }) => `この通信に「${say(name)}」というエラーのコードはありません。`,
    fix: instead("通信の文書の codes に書き足してください。"),
  },
  "supposition-unknown": {
    message: ({ name }) => `「${say(name)}」という値を見る画面や通信はありません。`,
    fix: instead("通信やデータの決まりに書き足してください。"),
  },
  "supposition-wrong": {
    message: (values) => `「${say(values["name"])}」の値が決まりと合いません。${mismatch(values)}。`,
    fix: () => "使える値に書き換えるか、通信やデータの決まりに書き足してください。",
  },
  "guard-empty": {
    message: ({ path }) => `「${say(path)}」の guard の any が空のため、だれも開けません。`,
    fix: () => '"login" か { "query": "名前" } を書いてください。',
  },
  "guard-unsaid": {
    message: ({ path }) =>
      `「${say(path)}」をだれが開けるか（guard）が書かれていません。このままでは、ログインしていない方も開けます。`,
    fix: () =>
      'ログインしている方だけの画面なら "guard": "login"、だれが開いてもよい画面なら "guard": "none" と書いてください。',
  },
  "step-repeated": {
    message: ({ name }) => `画面「${say(name)}」が、このフローに2回出てきます。`,
    fix: () => "どちらか一方を削除してください。",
  },
  "step-name-repeated": {
    message: ({ name }) => `「${say(name)}」という名前のステップが、このフローにほかにもあります。`,
    fix: () => "as をほかと重ならない名前に変えるか、削除してください（削除すると画面のidで呼ばれます）。",
  },
  "screen-in-two-flows": {
    message: ({ name, first }) => `画面「${say(name)}」は、フロー「${say(first)}」にも入っています。`,
    fix: () => "どちらか一方のフローだけに入れてください。",
  },
  "step-unreachable": {
    message: ({ name }) => `画面「${say(name)}」の条件は決して成り立たないため、この画面に進めません。`,
    fix: () => "when の条件を見直してください。",
  },
  "step-skipped": {
    message: ({ name }) => `画面「${say(name)}」に進む道がありません。条件がないのに、だれも通りません。`,
    fix: () => "entry の points でこの画面から再開させるか、前の画面に「次へ進む」動作（next）を書いてください。",
  },
  "step-answer-later": {
    message: ({ name, screen }) =>
      `この条件は「${say(name)}」を見ますが、それを聞く画面「${say(screen)}」は、この画面より前にありません。`,
    fix: () => "画面の順番を入れ替えるか、先に分かる値で条件を書いてください。",
  },
  "return-point-behind": {
    message: ({ point, screen, before }) =>
      `画面「${say(screen)}」のあとに戻ってくると、再開位置「${say(point)}」により、画面「${say(before)}」のあとより前に戻ります。答えた画面をもう一度通ることになります。`,
    fix: () => "この再開位置の行き先（step）を、次に答える画面にしてください。",
  },
  "return-point-skips": {
    message: ({ point, screen, name }) =>
      `画面「${say(screen)}」のあとに戻ってくると、再開位置「${say(point)}」により画面「${say(name)}」を飛ばします。条件がないのに通らないため、先に進めなくなります。`,
    fix: ({ name }) =>
      `この再開位置の行き先（step）を「${say(name)}」にするか、sections の画面の順番を見直してください。`,
  },
  "flow-dead-end": {
    message: ({ name, hasNext }) =>
      hasNext === true
        ? `画面「${say(name)}」には、手続きの次の画面へ進む道がありません。`
        : `画面「${say(name)}」から、次に進む方法がありません。`,
    fix: ({ hasNext }) =>
      hasNext === true
        ? 'この画面のボタンの tap に、次の画面へ進む { "do": "next" } を書いてください。'
        : "ボタンなどに、次の画面へ進む動作か、閉じる動作を書いてください。",
  },
  "flow-loop": {
    message: ({ screens }) => `画面 ${say(screens)} の間を行き来するだけで、外に出られません。`,
    fix: () => "どこかの画面に、別の画面へ進む動作か、閉じる動作を書いてください。",
  },
  "redirect-circle": {
    message: ({ screens }) => `画面 ${say(screens)} が、互いに自動で移り続けます。`,
    fix: () => "enter の動作のどれかに、when で条件を付けてください。",
  },
  "back-to-itself": {
    message: ({ name }) => `戻る先が、この画面「${say(name)}」自身です。`,
    fix: () =>
      '前の画面へ戻すには "history"、アプリを閉じるには "close"、ほかの画面へ戻すにはその名前を書いてください。',
  },
  "needs-circle": {
    message: ({ name, screens }) =>
      `「${say(name)}」がないとき、画面 ${say(screens)} に移り続け、お客さまは先に進めません。`,
    fix: ({ name }) => `「${say(name)}」を用意する画面を、else の行き先にしてください。`,
  },
  "entry-step-unknown": {
    message: ({ name }) => `このフローに「${say(name)}」という画面はありません。`,
    fix: instead("steps に書き足してください。"),
  },
  "entry-point-empty": {
    message: ({ name }) => `再開位置「${say(name)}」の行き先がありません。`,
    fix: () => "step に画面の名前を書くか、do に動作を書いてください。",
  },
  "entry-path-unknown": {
    message: ({ path }) => `再開のときに読む「${say(path)}」は、通信の応答にありません。`,
    fix: instead("通信の文書の response を確認してください。"),
  },
  "entry-value-unknown": {
    message: ({ name }) => `再開位置が「${say(name)}」になることはありません。`,
    fix: instead("通信の文書の response に書き足してください。"),
  },
  "entry-value-unnamed": {
    message: ({ missing }) =>
      `再開位置 ${say(missing)} の行き先が書かれていません。そのときは otherwise の画面に進みます。`,
    fix: () => "points に行き先を書き足してください。",
  },
  "section-empty": {
    message: ({ label }) => `「${say(label)}」に画面が1つもありません。`,
    fix: () => "steps に画面を書き足すか、この区切りを削除してください。",
  },
  "section-count-small": {
    message: ({ count, steps }) =>
      `of は${say(count)}ですが、必ず表示される画面だけで${say(steps)}あります。進み具合が100%を超えてしまいます。`,
    fix: ({ steps }) => `of を${say(steps)}以上にするか、削除して自動で数えさせてください。`,
  },
  "back-policy-missing": {
    message: ({ name }) => `画面「${say(name)}」の戻るボタンはフローに任されていますが、フローに戻り方がありません。`,
    fix: () => 'back に "previous"、"close"、"none" などを書いてください。',
  },
  "back-policy-open": {
    message: ({ name, isLast }) =>
      isLast === true
        ? `画面「${say(name)}」の戻り方は、最後のものにも条件があります。どれにも当てはまらないとき、戻り方が決まりません。`
        : `画面「${say(name)}」の戻り方は、途中に条件のないものがあります。その後ろの戻り方は使われません。`,
    fix: () => "条件のない戻り方を、最後に1つだけ書いてください。",
  },
  "back-without-flow": {
    message: () => "戻るボタンがフローに任されていますが、この画面はどのフローにも入っていません。",
    fix: () => 'フローの steps に書き足すか、back に "close" や画面の名前を書いてください。',
  },
  "flow-step-unknown": {
    message: ({ name }) => `そのフローに「${say(name)}」という画面はありません。`,
    fix: instead("フローの文書の steps に書き足してください。"),
  },
  "exit-step-unknown": {
    message: ({ name }) => `このフローに「${say(name)}」という画面はありません。`,
    fix: instead("steps に書き足してください。"),
  },
  "screen-without-route": {
    message: ({ name }) => `画面「${say(name)}」を開くパスがありません。`,
    fix: () =>
      "フローの steps に入れる（消してしまったのなら、元の場所に戻す）か、app.json の routes に書き足してください。",
  },
  "screen-unreached": {
    message: ({ name, needs }) =>
      `画面「${say(name)}」に進む動きが、どこにもありません。この画面は前の画面から預かる値（${quoted(needs)}）が要るので、アドレスから直接は開けません。`,
    fix: ({ name }) =>
      `前の画面のボタンなどの動きに { "do": "go", "to": "${say(name)}" } を書いてください。使わない画面なら、ファイルと app.json の routes の行を削除してください。`,
  },
  "route-repeated": {
    message: ({ path, first }) => `パス「${say(path)}」は「${say(first)}」と重なっています。`,
    fix: () => "どちらか一方を削除するか、別のパスにしてください。",
  },
  "route-copied": {
    message: ({ path, name, first }) =>
      `「${say(path)}」は、「${say(first)}」と同じ「${say(name)}」を開きます。写した行の行き先が、元のままになっていませんか。`,
    fix: ({ nearest }) =>
      nearest === undefined
        ? '行き先を直してください。同じものをわざと2つのアドレスで開くなら、この行に "page"（記録に残る名前）を書いてください。'
        : `行き先を「${say(nearest)}」に直してください。`,
  },
  "route-empty": {
    message: ({ path }) => `パス「${say(path)}」の行き先は、screen・flow・elsewhere のどれか1つだけを書きます。`,
    fix: () => "行き先を1つだけ書いてください。",
  },
  "route-path-wrong": {
    message: ({ path }) => `パス「${say(path)}」の書き方が正しくありません。`,
    fix: () => "「/client/deposit」のように、/ で始まる半角の英数字で書いてください。",
  },
  "twin-missing": {
    message: ({ name }) => `新しい版のパス「${say(name)}」が routes にありません。`,
    fix: instead("routes に書き足してください。"),
  },
  "sheet-unused": {
    message: ({ name }) => `ハーフシート「${say(name)}」は、どこからも開かれません。`,
    fix: () => "不要であれば、ファイルを削除してください。",
  },
  "sheet-without-button": {
    message: () => "ハーフシートにボタンがありません。",
    fix: () => "閉じるボタンなどを buttons に書き足してください。",
  },
  "chain-too-deep": {
    message: ({ depth }) => `ポップアップやハーフシートが${say(depth)}段重なります。`,
    fix: () => "重ねるのは2段までです。画面を移るか、1つにまとめてください。",
  },
  "sheet-circle": {
    message: ({ sheet }) => `ハーフシート「${say(sheet)}」を開くと、このハーフシートに戻ってきます。`,
    fix: () => "閉じるだけのボタンにするか、別の画面に移ってください。",
  },
}

import type { EditAnswer } from "./deskApi"

type Refusal = Exclude<EditAnswer["kind"], "edited">

const builtOn = "そのあとに、ほかの人が同じ所を変えたため、元に戻したり、やり直したりできませんでした。"

/** Why a step was not taken back, or done again, where that is something else: nobody has typed anything. */
export const notTakenBack: Partial<Readonly<Record<Refusal, string>>> = { changed: builtOn, missing: builtOn }

/** Why something was not written, as people are told: fetched from a server that has answered, when it is first needed. */
export const refusals: Readonly<Record<Refusal, string>> = {
  changed:
    "同じ所が、その前に別の内容に変わっていました。いまの内容を表示したので、確かめてからもう一度入力してください。",
  missing: "変更しようとした所は、もうありません。画面を確かめてください。",
  "not-allowed": "変えられるのは「編集」の役割の人です。「公開」の画面で操作する人を確かめてください。",
  "signed-out":
    "サインインしていないため、保存できませんでした。「公開」の画面で「編集」の役割の人がサインインしてから、もう一度入力してください。",
  long: "文章が長すぎるため、保存できませんでした。短くしてください。",
  full: "ディスクに空きがないため、保存できませんでした。空きを作ってから、もう一度お試しください。",
  unwritable:
    "ファイルに書き込めないため、保存できませんでした。サーバーのフォルダとファイルの権限を確かめてから、もう一度お試しください。",
}

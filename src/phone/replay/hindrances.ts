/** Why a step cannot be done, as it is said behind its number. */
export const hindrances = {
  "no-page": "ページを開けません",
  "no-world": "はじめの世界を用意できません",
  "not-done": "いまのシミュレーターでは、できません",
  covered: "端末のお知らせが画面をおおっています",
  "other-screen": "画面が違います",
  "no-native": "端末に、そのボタンが出ていません",
  "no-question": "その質問が、いまの文書にありません",
  "no-control": "その部品が、いまの画面にありません",
  "other-control": "その部品が、いまは別の種類の部品になっています",
  behind: "手前のお知らせが閉じていません",
  closed: "いまは押せないようになっています",
  waiting: "待っても、押せるようになりません",
  "no-option": "選んだ答えが、いまの選択肢にありません",
  "no-code": "認証コードが届いていません",
} as const

export interface Hindrance {
  readonly kind: keyof typeof hindrances
  /** The screen that is there instead. */
  readonly screen?: string
}

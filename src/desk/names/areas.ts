const areas: Readonly<Record<string, string>> = {
  "account-opening": "口座開設",
  "app.json": "アプリ全体",
  bank: "出金先口座の登録",
  brands: "銘柄",
  calls: "通信",
  codes: "選択肢の表",
  "conditions.json": "条件",
  customer: "お客さま情報",
  deposit: "入金",
  dividend: "配当・分配金",
  documents: "書面・規約",
  "errors.json": "エラーの案内",
  history: "履歴",
  inquiry: "お問い合わせ",
  "messages.json": "入力の誤りの文",
  "money-schedule": "資金スケジュール",
  nisa: "NISA",
  payments: "決済サービスの連携",
  planning: "シミュレーション・目標",
  portfolio: "資産",
  preorder: "予約の取消",
  shared: "共通の部品",
  system: "お知らせ・エラー",
  withdrawal: "出金",
}

/** What people call a folder of documents. */
export const areaName = (folder: string): string => areas[folder] ?? folder

/** What each constant of app.json is for. */
export const constants = {
  allowedHosts: "お客さまを案内してよいサイトのホスト名です。",
  allowedWords: "文の中で使ってよい、英字の言葉です。",
  analyticsAreas: "下から出る画面を、同じページ名で記録する手続きです。",
  areas: "手続きと、そのアドレスの始まりです。直前の手続き（$ctx.fromArea）を見分けるのに使います。",
  avoidedWords: "文の中で避ける言葉と、その代わりに書く言葉です。",
  boundWords: "以上や未満のように、数のあとに付いて範囲を表す言葉と、その意味です。",
  commonLibraryVersion: "共通ライブラリの版です。まだ、どこからも使っていません。",
  gtm: "計測タグのコンテナです。ホスト名ごとに書き、そのほかのホストは otherwise に書きます。",
  loginExceptions: "ログインしていなくても、そのまま進める画面です。",
  numberWords: "万や億のように、直前の数に掛ける言葉です。",
  placeholderText: "まだ書いていない文章の代わりの文です。この文のままでは、お客さまに出せません。",
  v2FromVersion: "アドレスの v2 の画面を使い始める、アプリの版です。",
}

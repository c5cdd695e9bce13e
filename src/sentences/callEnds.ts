const ends: Readonly<Record<string, string>> = {
  ok: "成功した",
  rejected: "断られた",
  "not-found": "見つからなかった",
  sheet: "サーバーから案内が届いた",
  maintenance: "メンテナンス中だった",
  "signed-out": "ログインが切れていた",
  offline: "電波が届かなかった",
  timeout: "時間内に返事がなかった",
  broken: "返事が読み取れなかった",
  unconfirmed: "送ったが、受け付けられたか分からない",
  cancelled: "途中でやめた",
  pending: "返事を待っている",
  session_expired: "手続きの期限が切れていた",
}

/** What people call an end of a call that every call can have; undefined for a business code. */
export const callEndName = (end: string): string | undefined => (Object.hasOwn(ends, end) ? ends[end] : undefined)

const clients: Readonly<Record<string, string>> = {
  aco: "口座開設のサーバー",
  bff: "アプリのサーバー",
  brand: "銘柄のデータ",
  config: "アプリの設定",
  legacy: "取引のサーバー",
}

/** What people call who answers a call. */
export const clientName = (client: string): string =>
  (Object.hasOwn(clients, client) ? clients[client] : undefined) ?? client

import { type BuildNeed, type Proposal, type Role, type Verdict } from "./proposals"
import { nameRoles } from "./roleNames"

/** What people read about an act that was not done, at the desk and on the command line. */
const sentences: Readonly<Record<string, string>> = {
  "signed-out": "だれが操作しているか分かりません。サインインしてから、もう一度実行してください。",
  stranger: "登録されていないか、使えなくなっているため、操作できません。「管理」の役割の人に登録を頼んでください。",
  unconfirmed: "パスワードをもう一度入れてから、実行してください。",
  unreadable: "入力した内容を読み取れませんでした。入力を確認してください。",
  "unreadable-password": "パスワードは12文字以上にしてください。",
  wrong: "ログイン名またはパスワードが違います。",
  locked: "パスワードを続けて間違えたため、15分間サインインできません。",
  refused: "このままではお客さまに表示できないため、受け付けられません。「問題」を確認してください。",
  unchanged: "公開中のものと同じです。変えるところはありません。",
  "unknown-author": "一緒に作った人の中に、登録されていない人がいます。",
  "unknown-proposal": "その提案はありません。",
  "withdrawn-proposal": "この提案は取り下げられています。",
  others: "提案を取り下げられるのは、提案した人だけです。",
  own: "自分が作ったもの、自分が指示したものは、自分では確認できません。ほかの人に頼んでください。",
  twice: "この内容は、すでに確認済みです。確認は1人1回です。",
  changed: "見ていた間に、公開中の内容が変わりました。もう一度内容を見てから、確認してください。",
  unapproved: "まだ公開できません。ほかの人の確認が必要です。",
  "unapproved-places": "まだ公開できません。お客さまの行き先が変わるため、「管理」の役割の人の確認が必要です。",
  "effect-changed":
    "確認のあとに公開中の内容が変わり、お客さまに起きることが変わりました。もう一度確認してもらってください。",
  "asks-again":
    "申込み途中のお客さまの中に、改めて答えていただく方か、回答が使われなくなる方がいます。「お客さまに起きること」を見て、承知のうえで公開すると指定してください。",
  scheduled: "このあとに予定されている公開があります。先に取りやめてください。",
  past: "過ぎた日時は指定できません。これからの日時にしてください。",
  moved: "ほかの人が先に公開したため、実行しませんでした。内容を見直してから、もう一度実行してください。",
  "unknown-channel": "その公開先はありません。本番は live、リハーサルは rehearsal です。",
  "unknown-release": "戻す先のリリースが壊れているか、今のアプリでは表示できません。",
  "nothing-before": "これより前に公開していたものはありません。",
  "unknown-pointer": "その番号の「前に戻す」指示はないか、すでに確認済みです。",
  begun: "その公開の予定はないか、もう始まっているか、取りやめられているため、変えられません。",
  "pass-over": "このアドレスの期限が切れています。デスクの「公開」で、新しいアドレスを出してください。",
  "known-login": "そのログイン名は、すでに使われています。",
  "unknown-case": "その番号の申込みはありません。",
  "unknown-login": "そのログイン名の人はいません。",
  "last-admin":
    "「管理」の役割の人がいなくなるため、使えなくできません。先に、ほかの人を「管理」の役割で登録してください。",
  "no-reason": "理由を入力してください。記録に残ります。",
  "needs-admin": "最初に登録する人には「管理」の役割が必要です。",
}

interface Refusal {
  readonly kind: string
  /** Who could have done it. */
  readonly roles?: readonly Role[]
  /** As `verify` names it. */
  readonly damage?: string
}

/** Why the server did not do what was asked for. */
export function refusalSentence({ kind, roles = [], damage }: Refusal): string {
  if (damage !== undefined)
    return `${nameDamage(damage)} が書かれたときと違うため、実行できませんでした。サーバーを管理する人に知らせてください。`
  if (roles.length > 0) return `この操作ができるのは${nameRoles(roles)}の役割の人だけです。`
  return sentences[kind] ?? "実行できませんでした。サーバーの記録を確認してください。"
}

const actions: Readonly<Record<string, string>> = {
  register: "アプリと一緒に組み立てたものを登録",
  "go-live": "アプリと一緒に公開",
  create: "リリースを作成",
  propose: "提案",
  "work-out": "お客さまに起きることを計算",
  review: "確認",
  withdraw: "提案を取り下げ",
  publish: "公開を指示",
  cancel: "予定を取りやめ",
  "roll-back": "前に戻す",
  confirm: "前に戻したことを確認",
  "add-person": "人を登録",
  "disable-person": "人を無効化",
  "set-password": "パスワードを設定",
  "look-at-case": "お客さまの申込を見た",
}

export const actionName = (action: string): string => actions[action] ?? action

export const proposalStates: Readonly<Record<Proposal["state"], string>> = {
  open: "確認待ち",
  approved: "確認済み",
  returned: "差し戻し",
  withdrawn: "取り下げ",
  scheduled: "公開予定",
  partly: "一部に公開中",
  live: "公開中",
}

const channelNames: Readonly<Record<string, string>> = { live: "本番", rehearsal: "リハーサル" }

/** Of a channel. */
/** What went with an order, whoever gave it; nothing where nothing did. */
export const sayCancelled = ({ cancelled = 0 }: { readonly cancelled?: number }): string =>
  cancelled === 0 ? "" : `予定されていた公開（${cancelled}件）は取りやめました。`

export const channelName = (name: string): string => channelNames[name] ?? name

export const verdicts: Readonly<Record<Verdict, string>> = {
  approve: "確認済み",
  return: "差し戻し",
  comment: "ひとこと",
}

/** The same with its place. */
export const writeNeed = (need: BuildNeed): string => `${need.file}:${need.line} ${sayNeed(need)}`

/** Why a change cannot reach customers without a build. */
export function sayNeed({ why, names }: Pick<BuildNeed, "why" | "names">): string {
  const what = names.join("、")
  if (why === "call")
    return `通信の取り決め（${what}）はプログラムと一緒に変える必要があります。リリースでは変えられません。`
  if (why === "scope")
    return `アプリが画面に渡す値の取り決め（${what}）はプログラムと一緒に変える必要があります。リリースでは変えられません。`
  if (why === "hosts") return `お客さまの行き先（${what}）が変わります。公開には「管理」の役割の人の確認が必要です。`
  return `今のアプリにない部品（${what}）を使っています。アプリを組み立て直してください。`
}

/** Why that is so. */
export const needReasons: Readonly<Record<BuildNeed["why"], string>> = {
  call: "サーバーのプログラムは、前の取り決めのまま動いています。",
  scope: "画面に値を渡すプログラムは、前の取り決めのまま動いています。",
  hosts: "偽のサイトなどにお客さまを案内しないよう、行き先の安全は「管理」の役割の人が確かめます。",
  words: "お客さまのアプリには、それを描くプログラムがまだありません。",
}

const damaged: Readonly<Record<string, string>> = {
  text: "JSONの文章",
  release: "リリース",
  module: "画面のファイル",
  manifest: "リリースの目録",
  pointer: "公開の指示",
  audit: "記録",
  proposal: "提案",
  effect: "お客さまに起きることの計算",
  review: "確認",
  withdrawal: "提案の取り下げ",
  cancellation: "予定の取りやめ",
  person: "登録されている人",
  password: "パスワード",
  channel: "公開先",
  confirmation: "前に戻したことの確認",
}

/** What `verify` found, such as `text app.json`. */
export const writeDamage = (damage: string): string => `${nameDamage(damage)} が、書かれたときと違います。`

function nameDamage(damage: string): string {
  const [kind = "", name = ""] = damage.split(" ")
  return `${damaged[kind] ?? kind} ${name}`
}

/** What a review did. */
export const reviewed: Readonly<Record<Verdict, string>> = {
  approve: "確認済みにしました。",
  return: "差し戻しました。",
  comment: "書き込みました。",
}

import type { Proposal, Verdict } from "../../domain/proposals"
import type { BuildNeed } from "../../server"

export const proposalStates: Readonly<Record<Proposal["state"], string>> = {
  open: "確認待ち",
  approved: "確認済み",
  returned: "差し戻し",
  withdrawn: "取り下げ",
  scheduled: "公開予定",
  partly: "一部に公開中",
  live: "公開中",
}

export const verdicts: Readonly<Record<Verdict, string>> = {
  approve: "確認済み",
  return: "差し戻し",
  comment: "ひとこと",
}

/** Why a change cannot reach customers without a build. */
export function writeNeed({ why, file, names }: BuildNeed): string {
  const what = names.join("、")
  if (why === "call")
    return `${file}: 通信の取り決め（${what}）はプログラムと一緒に変える必要があります。リリースでは変えられません。`
  if (why === "hosts")
    return `${file}: お客さまの行き先（${what}）はプログラムと一緒に確認する必要があります。リリースでは変えられません。`
  return `${file}: 今のアプリにない部品（${what}）を使っています。アプリを組み立て直してください。`
}

const damaged: Readonly<Record<string, string>> = {
  text: "JSONの文章",
  release: "リリース",
  module: "画面のファイル",
  manifest: "リリースの目録",
  pointer: "公開の指示",
  audit: "記録",
  proposal: "提案",
  review: "確認",
  withdrawal: "提案の取り下げ",
  cancellation: "予定の取りやめ",
  confirmation: "前に戻したことの確認",
}

/** What `verify` found, such as `text app.json`. */
export function writeDamage(damage: string): string {
  const [kind = "", name = ""] = damage.split(" ")
  return `${damaged[kind] ?? kind} ${name} が、書かれたときと違います。`
}

import type { BuildNeed } from "../../server"

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
}

/** What `verify` found, such as `text app.json`. */
export function writeDamage(damage: string): string {
  const [kind = "", name = ""] = damage.split(" ")
  return `${damaged[kind] ?? kind} ${name} が、書かれたときと違います。`
}

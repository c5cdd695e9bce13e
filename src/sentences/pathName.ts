import type { AskedField } from "../domain/workshop"
import { dataNames } from "./dataNames"
import { deviceNames } from "./deviceNames"
import { ownedNames } from "./ownedNames"

const contexts: Readonly<Record<string, string>> = {
  "$ctx.hasToken": "ログインしていること",
  "$ctx.now": "いまの日時",
  "$ctx.today": "きょう",
  "$ctx.platform": "端末の種類",
  "$ctx.environment": "開いている環境",
  "$ctx.appVersion": "アプリの版",
  "$ctx.nfcAvailable": "カードを読み取れる端末であること",
  "$ctx.orientation": "端末の向き",
  "$ctx.online": "通信できること",
  "$ctx.theme": "配色",
  "$ctx.hasHistory": "戻れる画面があること",
  "$ctx.hosted": "アプリの中で開いていること",
  "$ctx.fromArea": "直前の手続き",
  "$ctx.closures": "お休みの予定",
  "$ctx.previousAddress": "直前の画面",
  "$failure.fieldErrors": "項目ごとの文",
  "$failure.kept": "前の表示が残っていること",
}

/** What is known of the value at a path: it has the last of its names. What asks for it comes before what merely names it. */
export function fieldAt(path: string, fields: readonly AskedField[]): AskedField | undefined {
  const last = path.slice(path.lastIndexOf(".") + 1)
  return path.startsWith("$ctx.")
    ? contextFields[path]
    : fields.find(({ field, shown }) => field === last && isMeant(path, shown))
}

const isMeant = (path: string, shown: AskedField["shown"]): boolean =>
  shown === undefined || (shown.below === undefined && shown.path === path)

const contextField = (path: string, type: AskedField["type"], values: readonly string[] = []): AskedField => ({
  file: "",
  field: path.slice("$ctx.".length),
  label: contexts[path] ?? path,
  type,
  choices: values.map((value) => ({ value, label: deviceNames[value] ?? value })),
})

/** What the device can be, as far as there is a choice. */
const contextFields: Readonly<Record<string, AskedField>> = Object.fromEntries(
  [
    contextField("$ctx.platform", "text", ["ios", "android", "other"]),
    contextField("$ctx.environment", "text", ["app", "mini"]),
    contextField("$ctx.theme", "text", ["light", "dark"]),
    contextField("$ctx.orientation", "text", ["portrait", "landscape"]),
    contextField("$ctx.today", "date"),
    ...["hasToken", "nfcAvailable", "online", "hasHistory", "hosted"].map((name) =>
      contextField(`$ctx.${name}`, "flag"),
    ),
  ].map((field) => [`$ctx.${field.field}`, field]),
)

/** What people call the value at a path: what its owner calls otherwise first, then a field by its label, then data by a name of its own. */
export function pathName(path: string, fields: readonly AskedField[]): string | undefined {
  const names = path.slice(1).split(".")
  const owned = ownedNames[names.slice(-2).join(".")]
  return contexts[path] ?? owned ?? fieldAt(path, fields)?.label ?? dataNames[names.at(-1) ?? ""]
}

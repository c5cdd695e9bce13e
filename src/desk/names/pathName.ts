import { type Fields, isFields } from "../json"

const contexts: Readonly<Record<string, string>> = {
  "$ctx.hasToken": "ログインしていること",
  "$ctx.now": "いまの日時",
  "$ctx.today": "きょう",
  "$ctx.platform": "端末の種類",
  "$ctx.environment": "開いている環境",
  "$ctx.appVersion": "アプリの版",
  "$ctx.orientation": "端末の向き",
  "$ctx.online": "通信できること",
  "$ctx.theme": "配色",
  "$ctx.fromArea": "直前の手続き",
}

/** What people call the value at a path: a field by its label, what the phone knows by a name of its own. */
export function pathName(path: string, forms: readonly (Fields | undefined)[]): string | undefined {
  const last = path.split(".").at(-1) ?? ""
  return contexts[path] ?? forms.map((form) => labelIn(form?.["ui"], last)).find((label) => label !== undefined)
}

function labelIn(ui: unknown, field: string): string | undefined {
  if (!Array.isArray(ui)) return undefined
  for (const part of ui as readonly unknown[]) {
    if (!isFields(part)) continue
    if (part["field"] === field && typeof part["label"] === "string") return part["label"]
    const nested = labelIn(part["ui"] ?? part["fields"], field)
    if (nested !== undefined) return nested
  }
  return undefined
}

import type { Detour } from "../../domain/detours"
import { callEndName } from "../../sentences"

/** What a sentence about a detour speaks of besides. */
export interface DetourWords {
  /** What is written where it was decided. */
  readonly written: unknown
  /** What people call a call. */
  readonly call: (id: string) => string
}

type Say = (detour: Detour, words: DetourWords) => string

/** Why the customer is elsewhere, in one sentence. */
export const sayDetour: Say = (detour, words) => sentences[detour.reason](detour, words)

const sentences: Readonly<Record<Detour["reason"], Say>> = {
  login({ values }) {
    const keys = Object.keys(values).filter(isQuery)
    return keys.length === 0
      ? "ログインしていないと開けない画面なので、ログインを求められました。"
      : `ログインしているか、アドレスに${keys.map((key) => `「${nameIn(key)}」`).join("か")}がないと開けない画面なので、ログインを求められました。`
  },
  closed: () => "この手続きは、次の条件が成り立つあいだだけ開いています。",
  closure: () => "この手続きは、お休みの時間です。",
  version: ({ values }) =>
    `アプリの版が ${String(values["$app.v2FromVersion"])} 以上なので、新しい画面に替わりました。`,
  maintenance: () => "アプリの設定で、口座開設がメンテナンス中になっています。",
  unknown: () => "このアドレスの画面はありません。",
  "first-step": () => "手続きのアドレスなので、最初の画面から始まります。",
  "saved-step": () => "手続きの途中なので、最後にいた画面から続きます。",
  need: () => "前の画面で決まる値がないので、この画面は開けません。",
  query({ values }, { written }) {
    const [path = ""] = Object.keys(values)
    return `アドレスの「${nameIn(path)}」が、この画面の決まりに合いません${sayRule(written)}。`
  },
  "return-point": () => "どの画面から続けるかは、サーバーが記録した再開位置で決まります。",
  "missing-answer": () => "足りない答えがあるとサーバーが伝えたので、それを聞く画面が先に開きました。",
  "call-end"({ call }, words) {
    const end = callEndName(call?.end ?? "") ?? `サーバーの返事は ${call?.end}`
    return `${words.call(call?.id ?? "")}の結果（${end}）によって移りました。`
  },
  data: ({ call }, words) => `${words.call(call?.id ?? "")}の返事によって移りました。`,
  enter: () => "この画面は、開いたときの動作で次へ進みます。",
}

function sayRule(written: unknown): string {
  const { in: list, as } = (written ?? {}) as { readonly in?: unknown; readonly as?: unknown }
  if (Array.isArray(list)) return `（${list.join("・")} のどれか）`
  return as === "integer" ? "（数字）" : ""
}

const isQuery = (path: string) => path.startsWith("$query.")
const nameIn = (path: string) => path.slice(path.indexOf(".") + 1)

/** What people call a value that decided; `named` is what the documents call it. */
export function nameValue(path: string, named: string | undefined): string {
  if (isQuery(path)) return `アドレスの「${nameIn(path)}」`
  if (path.startsWith("$kept.")) return named ?? `前の画面で決まる値「${nameIn(path)}」`
  return own[path] ?? named ?? path
}

const own: Readonly<Record<string, string>> = {
  "$app.v2FromVersion": "新しい画面になる版",
  "$res.returnPoint": "サーバーが記録した再開位置",
  "$res.missingScreen": "足りない答えを聞く画面",
}

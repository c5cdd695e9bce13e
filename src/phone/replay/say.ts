import { isRecord } from "../../domain/json"
import { faults } from "../../domain/faults"
import type { PhoneSettings } from "../settings"
import { longestName } from "./controls"
import { type Hindrance, hindrances } from "./hindrances"
import { type DoneStep, isAtControl, type Recording, type Step } from "./steps"

export type TitleOf = (screen: string) => string

/** Stands for what says who somebody is. */
export const masked = "●●●"

const keys: Readonly<Record<string, string>> = {
  Enter: "Enterキー",
  Escape: "Escキー",
  ArrowUp: "↑キー",
  ArrowDown: "↓キー",
  ArrowLeft: "←キー",
  ArrowRight: "→キー",
}

const called = (name: string) => (name === "" ? "名前のない部品" : `「${shorten(name, longestName)}」`)

/** Links are written by anybody: what they say is cut, and stands in one line. */
export function shorten(words: string, most: number): string {
  const letters = [...words.replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, "")]
  return letters.length < most ? letters.join("") : `${letters.slice(0, most).join("")}…`
}

/** What a table says, and nothing that every object has. */
const own = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Longer than any title, address and code of ours. */
const longestWords = 100

/** What was done, in one sentence. */
export function sayStep({ step, shown }: DoneStep): string {
  if (!isAtControl(step)) return sayBeside(step)
  const [, , , name] = step
  switch (step[0]) {
    case "t":
      return `${called(name)}を押す`
    case "f":
      return `${called(name)}に移る`
    case "i":
      if (step[4] === "") return `${called(name)}を空にする`
      return `${called(name)}に${shown === undefined ? masked : `「${shown}」`}を入れる`
    case "c":
      return `${called(name)}に、届いた認証コードを入れる`
    case "u":
      return `${called(name)}でファイルを${step[4].length}つ選ぶ`
    case "k":
      return `${name === "" ? "" : `${called(name)}で`}${own(keys, step[4]) ?? shorten(step[4], longestName)}を${step[5] > 1 ? `${step[5]}回` : ""}押す`
  }
}

function sayBeside(step: Exclude<Step, Parameters<typeof isAtControl>[0] & { readonly 3: string }>): string {
  switch (step[0]) {
    case "s":
      return step[1] === 0 ? "画面を一番上まで動かす" : "画面を動かす"
    case "b":
      return "欄を離れる"
    case "h":
      return "ブラウザーで戻る"
    case "o":
      return `${shorten(step[1], longestWords)} を開く`
    case "l":
      return "ログアウトする"
    case "d":
      return `端末を変える（${sayDevice(step[1])}）`
    case "w":
      return `${Math.round(step[1] / 60)}分待つ`
    case "x":
      return saySandbox(step[1], step[2])
  }
  return ""
}

const networks: Readonly<Record<string, string>> = {
  online: "通信をつながるようにする",
  slow: "通信を遅くする",
  offline: "通信を圏外にする",
}

function saySandbox(path: string, body: unknown): string {
  const parts = isRecord(body) ? body : {}
  const text = (name: string) => shorten(String(parts[name] ?? ""), longestWords)
  switch (path) {
    case "faults": {
      const list: readonly unknown[] = Array.isArray(body) ? body : []
      return list.length === 0
        ? "障害をすべて解除する"
        : list.map((fault) => sayFault(isRecord(fault) ? fault : {})).join("、")
    }
    case "clock":
      return body === undefined ? "時計を元に戻す" : `時計を ${text("now")} にする`
    case "network":
      return own(networks, text("mode")) ?? "通信を変える"
    case "deposits":
      return `${text("amount")}円を振り込む`
    default:
      return `審査を進める（${text("event")}）`
  }
}

const sayFault = ({ call, fault, times, body }: Readonly<Record<string, unknown>>) => {
  const code = isRecord(body) && typeof body["code"] === "string" ? ` ${shorten(body["code"], longestWords)}` : ""
  const name = own(faults, String(fault)) ?? shorten(String(fault), longestWords)
  return `${call === "*" ? "すべての通信" : shorten(String(call), longestWords)}で障害を起こす：${name}${code}${times === 1 ? "（1回だけ）" : ""}`
}

const settingNames: Readonly<
  Record<keyof PhoneSettings, readonly [name: string, values?: Readonly<Record<string, string>>]>
> = {
  platform: ["端末の種類", { ios: "iPhone", android: "Android" }],
  environment: ["環境", { app: "アプリ", mini: "ミニアプリ" }],
  version: ["アプリの版"],
  width: ["幅"],
  isLandscape: ["向き", { true: "横", false: "縦" }],
  hasKeyboard: ["キーボード", { true: "出す", false: "出さない" }],
  hasNfc: ["カードを読み取れる端末であること", { true: "はい", false: "いいえ" }],
  theme: ["テーマ", { auto: "自動", light: "ライト", dark: "ダーク" }],
  textSize: ["文字の大きさ"],
  hasForcedColors: ["色の強制", { true: "あり", false: "なし" }],
}

/** A device by what can be set of it. */
export const sayDevice = (device: Partial<PhoneSettings>): string =>
  (Object.keys(settingNames) as readonly (keyof PhoneSettings)[])
    .flatMap((key) => {
      const [name, values] = settingNames[key]
      const value = device[key]
      return value === undefined
        ? []
        : [
            `${name} ${(values && own(values, String(value))) ?? shorten(String(value), longestWords)}${key === "textSize" ? "%" : ""}`,
          ]
    })
    .join("、")

interface Part {
  /** Empty for what was done before a screen was there. */
  readonly title: string
  /** Each with its number in the recording. */
  readonly steps: readonly (readonly [number: number, done: DoneStep])[]
}

/** The way, screen by screen. */
export function partsOfWay(steps: Recording["steps"], titleOf: TitleOf): readonly Part[] {
  const parts: { screen: string; title: string; steps: [number, DoneStep][] }[] = []
  for (const [number, done] of steps.entries()) {
    const last = parts.at(-1)
    if (last?.screen === done.screen) last.steps.push([number, done])
    else
      parts.push({
        screen: done.screen,
        title: done.screen === "" ? "" : shorten(titleOf(done.screen), longestWords),
        steps: [[number, done]],
      })
  }
  return parts
}

/** Numbers of steps, those in a row as one: 2、4〜6. */
export function sayNumbers(numbers: readonly number[]): string {
  const rows: [first: number, last: number][] = []
  for (const number of numbers) {
    const last = rows.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else rows.push([number, number])
  }
  return rows.map(([first, last]) => (first === last ? `${first}` : `${first}〜${last}`)).join("、")
}

/** Where a replay ends before its last step, and why. */
export function sayHindrance(
  { kind, screen = "" }: Hindrance,
  number: number,
  done: DoneStep,
  titleOf: TitleOf,
): string {
  const where = `手順${number}「${sayStep(done)}」のところで止まりました。`
  if (kind !== "other-screen") return `${where}${hindrances[kind]}。`
  const wanted = `「${shorten(titleOf(done.screen), longestWords)}」の画面のはずが、`
  return `${where}${wanted}${screen === "" ? "ほかのページ" : `「${titleOf(screen)}」の画面`}になっています。`
}

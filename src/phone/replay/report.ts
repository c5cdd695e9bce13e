import type { JournalEntry } from "../sandbox"
import { clockTime } from "../panels/PanelGroup"
import { isAtControl, type Recording } from "./steps"
import { masked, partsOfWay, sayDevice, sayStep, type TitleOf } from "./say"
import type { ConsoleLine } from "./noteConsole"

export interface Reported {
  readonly happened: string
  readonly expected: string
  readonly link: string
  readonly recording: Recording
  readonly device: string
  readonly journal: readonly JournalEntry[]
  readonly console: readonly ConsoleLine[]
  readonly titleOf: TitleOf
  readonly worldTitle: string
}

const mostCalls = 40

/** Values that were typed and say, or may say, who somebody is. Short ones would be found in every word. */
export function secretsOf({ steps }: Pick<Recording, "steps">): readonly string[] {
  const typed = steps.flatMap(({ step, shown }) =>
    isAtControl(step) && step[0] === "i" && shown === undefined && step[4] !== null ? [step[4].trim()] : [],
  )
  return [...new Set(typed.filter((value) => value.length > 1))].toSorted((one, other) => other.length - one.length)
}

export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((left, secret) => left.replaceAll(secret, masked), text)

/** The report as text that programs for tickets show well. */
export function writeReport(reported: Reported): string {
  const { happened, expected, link, recording, device, journal, console, titleOf, worldTitle } = reported
  const secrets = secretsOf(recording)
  const way = partsOfWay(recording.steps, titleOf).flatMap(({ title, steps }) => [
    ...(title === "" ? [] : [`「${title}」の画面`]),
    ...steps.map(([number, done]) => `${number + 1}. ${sayStep(done)}`),
  ])
  const calls = journal
    .slice(-mostCalls)
    .map(({ at, call, outcome, payload }) => `- ${clockTime(at)} ${call} → ${outcome} ${JSON.stringify(payload)}`)
  const lines = console.map(({ at, level, text }) => `- ${clockTime(at)} ${level} ${text}`)
  const said = [
    "# 不具合の報告",
    ...section("起きたこと", [happened.trim() || "（書いてください）"]),
    ...section("どうなるはずだったか", [expected.trim() || "（書いてください）"]),
    ...section("手順", [`はじめ：${worldTitle}（${recording.world}）で ${recording.path} を開く`, ...way]),
    ...section("端末", [device]),
    ...section("文書", [recording.release === "" ? "組み立てたときの文書" : recording.release]),
    ...section("サーバーへの通信（個人の値は伏せています）", calls.length > 0 ? calls : ["なし"]),
    ...section("コンソール", lines.length > 0 ? lines : ["なし"]),
  ].join("\n")
  return `${withoutSecrets(said, secrets)}\n\n## 再現のリンク\n${link}\n`
}

const section = (title: string, lines: readonly string[]): readonly string[] => ["", `## ${title}`, ...lines]

/** A device in one line. */
export const writeDevice = (device: Parameters<typeof sayDevice>[0], now: string): string =>
  `${sayDevice(device)}（シミュレーターの時計 ${now}）`

import { type DryRunStep, leavesScreen } from "../../../renderer/testgen"

/** What one customer meets otherwise than before, one sentence each. `name` gives the title of a screen. */
export function compareSteps(
  before: readonly DryRunStep[],
  after: readonly DryRunStep[],
  name: (screen: string) => string,
): readonly string[] {
  const was = new Map(before.map((step) => [step.screen, step]))
  const is = new Map(after.map((step) => [step.screen, step]))
  const gone = before
    .filter(({ screen }) => !is.has(screen))
    .map(({ screen }) => `「${name(screen)}」を通らなくなります`)
  const come = after.flatMap(({ screen }, index) => {
    const next = after[index + 1]?.screen
    const place = next === undefined ? "最後" : `「${name(next)}」の前`
    return was.has(screen) ? [] : [`${place}に「${name(screen)}」を通ります`]
  })
  const kept = after.flatMap(({ screen }) => (was.has(screen) ? [screen] : []))
  const order = before.flatMap(({ screen }) => (is.has(screen) ? [screen] : []))
  const moved = kept.some((screen, index) => screen !== order[index]) ? ["画面の順番が変わります"] : []
  const inside = after.flatMap((step, index) => {
    const former = was.get(step.screen)
    if (!former) return []
    // Another step behind it is told by itself.
    const isNext = before[before.indexOf(former) + 1]?.screen === after[index + 1]?.screen
    const ways = isNext && !same(waysOf(former), waysOf(step)) ? ["の次に進む先が変わります"] : []
    return [...compareStep(former, step), ...ways].map((says) => `「${name(step.screen)}」${says}`)
  })
  return [...gone, ...come, ...moved, ...inside]
}

function compareStep(before: DryRunStep, after: DryRunStep): readonly string[] {
  const said: string[] = []
  if (before.title !== after.title) said.push(`の題名が「${after.title}」になります`)
  said.push(...compareQuestions(before, after))
  if (before.button?.label !== after.button?.label)
    said.push(after.button ? `で「${after.button.label}」を押します` : "のボタンを押せなくなります")
  const [called, calls] = [callsOf(before), callsOf(after)]
  if (
    same(
      called.map(({ name }) => name),
      calls.map(({ name }) => name),
    )
  ) {
    const other = calls.find((call, index) => !same(call.input, called[index]?.input))
    if (other) said.push("で送る内容が変わります")
  } else said.push("の通信が変わります")
  if (!same(correctedIn(before), correctedIn(after))) said.push("からの修正のしかたが変わります")
  return said
}

function compareQuestions(before: DryRunStep, after: DryRunStep): readonly string[] {
  const was = new Map(before.answers.map((answer) => [keyOf(answer), answer]))
  const is = new Map(after.answers.map((answer) => [keyOf(answer), answer]))
  const inside = after.answers.flatMap((answer) => {
    const former = was.get(keyOf(answer))
    if (!former)
      return [
        wasLeftOut(before, answer)
          ? `の「${answer.label}」が必須になります`
          : `で「${answer.label}」を聞くようになります`,
      ]
    if (former.label !== answer.label) return [`で「${former.label}」が「${answer.label}」になります`]
    if (!same(former.value, answer.value) || former.text !== answer.text)
      return [`の「${answer.label}」で選べる・入力できるものが変わります`]
    return []
  })
  const gone = before.answers.flatMap((answer) => {
    if (is.has(keyOf(answer))) return []
    return [
      wasLeftOut(after, answer) ? `の「${answer.label}」が任意になります` : `で「${answer.label}」を聞かなくなります`,
    ]
  })
  const stuck = after.open.filter((field) => !before.open.includes(field)).map(() => "で答えられない質問ができます")
  return [...inside, ...gone, ...stuck]
}

/** It is asked and not answered, for it need not be. */
const wasLeftOut = ({ leftOut }: DryRunStep, answer: DryRunStep["answers"][number]): boolean =>
  leftOut.some((one) => keyOf(one) === keyOf(answer))

const keyOf = ({ form, field }: { readonly form: string; readonly field: string }) => `${form}.${field}`

const correctedIn = ({ corrections }: DryRunStep) => corrections.map(({ screen, opened }) => [screen, opened.tap.key])

const callsOf = ({ effects }: DryRunStep) => effects.filter(({ kind }) => kind === "call")

/** Where the screen leads, and what is opened over it. */
const waysOf = ({ effects }: DryRunStep) =>
  effects.filter(({ kind, does }) => kind === "go" || (kind === "action" && does !== undefined && leavesScreen(does)))

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

import { isRecord } from "../../domain/json"
import { appVersions, deviceHeights, type PhoneSettings } from "../settings"
import { type DoneStep, sandboxPaths, type Step } from "./steps"

const isWord = (value: unknown): value is string => typeof value === "string"
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const isMark = (value: unknown) => value === undefined || value === 1

const isTarget = ([place, nth, name]: readonly unknown[]) => isWord(place) && isCount(nth) && isWord(name)

const one =
  <Value>(...values: readonly Value[]) =>
  (value: unknown): boolean =>
    values.some((known) => known === value)
const isYesOrNo = one(true, false)

const settings: Readonly<Record<keyof PhoneSettings, (value: unknown) => boolean>> = {
  platform: one("ios", "android"),
  environment: one("app", "mini"),
  version: (value) => isWord(value) && value.length <= Math.max(20, ...appVersions.map(({ length }) => length)),
  width: (value) => isCount(value) && value in deviceHeights,
  hasKeyboard: isYesOrNo,
  hasForcedColors: isYesOrNo,
  theme: one("auto", "light", "dark"),
  textSize: (value) => isCount(value) && value >= 50 && value <= 400,
  isLandscape: isYesOrNo,
  hasNfc: isYesOrNo,
}

const isSetting = (name: string): name is keyof PhoneSettings => Object.hasOwn(settings, name)

/** Settings of a device, none of them unknown. */
export const isDevice = (value: unknown): value is Partial<PhoneSettings> =>
  isRecord(value) && Object.entries(value).every(([name, one]) => isSetting(name) && settings[name](one))

/** Pages of the app and what belongs to it: a link must not lead a tester's hand through any other page. */
export function mayOpen(path: unknown): path is string {
  if (!isWord(path) || !path.startsWith("/")) return false
  const base = "http://app.example"
  try {
    const { origin, pathname } = new URL(path, base)
    const page = decodeURIComponent(pathname).toLowerCase()
    if (/^\/__(states|sandbox\/partner)\//.test(page)) return origin === base
    return origin === base && !/^\/+(desk|__)/.test(page)
  } catch {
    return false
  }
}

/** By the verb: whether what follows it is what it needs. */
const arguments_: Readonly<Record<string, (rest: readonly unknown[]) => boolean>> = {
  t: (rest) => isTarget(rest) && isMark(rest[3]),
  f: isTarget,
  i: (rest) => isTarget(rest) && (isWord(rest[3]) || rest[3] === null),
  c: (rest) => isTarget(rest) && isCount(rest[3]),
  u: (rest) => isTarget(rest) && Array.isArray(rest[3]) && rest[3].every(isWord),
  k: (rest) => isTarget(rest) && isWord(rest[3]) && isCount(rest[4]) && rest[4] <= 100,
  s: ([y, inFront]) => isCount(y) && isMark(inFront),
  b: () => true,
  h: () => true,
  l: () => true,
  o: ([path]) => mayOpen(path),
  d: ([change]) => isDevice(change),
  x: ([path]) => sandboxPaths.some((known) => known === path),
  w: ([seconds]) => isCount(seconds),
}

const isStep = (value: unknown): value is Step => {
  if (!Array.isArray(value)) return false
  const [verb, ...rest] = value as readonly unknown[]
  return isWord(verb) && Object.hasOwn(arguments_, verb) && arguments_[verb]?.(rest) === true
}

/** A text among the steps is the screen that those after it were done on. */
export function parseSteps(list: readonly unknown[]): readonly DoneStep[] | undefined {
  let screen = ""
  const steps: DoneStep[] = []
  for (const item of list)
    if (isWord(item)) screen = item
    else if (isStep(item)) steps.push({ screen, step: item })
    else return undefined
  return steps
}

export function writeSteps(steps: readonly DoneStep[]): readonly (string | Step)[] {
  let current = ""
  return steps.flatMap(({ screen, step }) => {
    if (screen === current) return [step]
    current = screen
    return [screen, step]
  })
}

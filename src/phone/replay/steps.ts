import { recordOf } from "../../domain/json"
import type { PhoneSettings } from "../settings"

/**
 * A control: the place that it stands in, as documents call it, which of those in there it is, and its first words. Words are
 * changed more often than places, and places more often than the ids of questions: any one of the three may be another by now.
 */
export type Target = readonly [place: string, nth: number, name: string]

/** What a tester did. Short words, because all of them stand in an address. */
export type Step =
  /** Tapped; with a mark where the control said that it could not be. */
  | readonly ["t", ...Target, isClosed?: 1]
  /** Went into a field, or onto a button, without pressing it. */
  | readonly ["f", ...Target]
  /** Gave a value; null for one that is secret and stands nowhere. */
  | readonly ["i", ...Target, value: string | null]
  /** Gave the code of the nth letter that has one. */
  | readonly ["c", ...Target, letter: number]
  /** Chose files of these types. */
  | readonly ["u", ...Target, types: readonly string[]]
  /** Pressed a key, some times in a row. */
  | readonly ["k", ...Target, key: string, times: number]
  /** Scrolled to so many pixels: the page, or what lies in front of it. */
  | readonly ["s", y: number, inFront?: 1]
  /** Left the field. */
  | readonly ["b"]
  /** The browser's own way back. */
  | readonly ["h"]
  /** Opened an address as another visit. */
  | readonly ["o", path: string]
  | readonly ["l"]
  /** Changed the device. */
  | readonly ["d", change: Partial<PhoneSettings>]
  /** Asked something of the sandbox; without a body something was taken back. */
  | readonly ["x", path: SandboxPath, body?: unknown]
  /** Did nothing for so many seconds. */
  | readonly ["w", seconds: number]

/** What testers do to the sandbox beside the device: below `/__sandbox/`. */
export const sandboxPaths = ["faults", "clock", "network", "screening", "deposits"] as const
export type SandboxPath = (typeof sandboxPaths)[number]

export interface DoneStep {
  /** Where it was done; empty beside the app. */
  readonly screen: string
  readonly step: Step
  /** What was given, in words that anybody may read; absent where nobody should. */
  readonly shown?: string
}

/** All that leads to a place once more. */
export interface Recording {
  readonly world: string
  /** Where the app was opened first. */
  readonly path: string
  /** What is otherwise than a device is at first. */
  readonly device: Partial<PhoneSettings>
  /** The documents that customers had. */
  readonly release: string
  readonly steps: readonly DoneStep[]
}

/** The network that these steps leave the phone with. */
export function networkAfter(steps: readonly DoneStep[]): unknown {
  const last = steps.findLast(({ step }) => step[0] === "x" && step[1] === "network")
  return recordOf(last?.step[2])["mode"] ?? "online"
}

const verbsAtControls = ["t", "f", "i", "c", "u", "k"] as const
export type ControlStep = Extract<Step, readonly [(typeof verbsAtControls)[number], ...unknown[]]>

export const isAtControl = (step: Step): step is ControlStep => verbsAtControls.some((verb) => verb === step[0])

export const targetOfStep = ([, place, nth, name]: ControlStep): Target => [place, nth, name]

/** The place of what the phone itself draws. */
export const nativePlace = "native"
/** The place of keys that are pressed nowhere in particular. */
export const pagePlace = "page"

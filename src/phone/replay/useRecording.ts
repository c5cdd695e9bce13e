import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"
import { pageOf, type FramePage } from "../device/watchFrame"
import { hearSandbox, sandbox, type Space } from "../sandbox"
import { changedSettings } from "../settings"
import type { Phone } from "../usePhone"
import { nativeSurroundings, screenOn, surroundingsOf } from "./appPage"
import { countCalls } from "./calls"
import { keepInTab } from "./keepInTab"
import { type ConsoleLine, noteConsole } from "./noteConsole"
import { Recorder } from "./Recorder"
import { recordPage } from "./recordPage"
import { recordPhone } from "./recordPhone"
import { networkAfter, sandboxPaths, type Step } from "./steps"

interface RecordingDependencies {
  readonly phone: Phone
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly device: RefObject<HTMLDivElement | null>
  /** A replay begins by itself. */
  readonly isReplay: boolean
  /** What the phone does while it plays is no step of a person. */
  isPlaying(): boolean
}

export interface Recorded {
  readonly recorder: Recorder
  readonly recording: Recorder["recording"]
  /** The phone whose use is noted. */
  readonly phone: Phone
  readonly console: readonly ConsoleLine[]
  /** Something was done in this world before the recording began. */
  readonly isCut: boolean
  readonly screen: () => string
  onPage(page: FramePage): void
}

const keptLines = 50

/** Notes everything that a tester does to the phone, from the moment on that a world is entered. */
export function useRecording({ phone, frame, device, isReplay, isPlaying }: RecordingDependencies): Recorded {
  const [recorder] = useState(
    () => new Recorder({ storage: keepInTab(window), now: () => Date.now(), isForgetful: isReplay }),
  )
  const recording = useSyncExternalStore(recorder.subscribe, () => recorder.recording)
  const [console, setConsole] = useState<readonly ConsoleLine[]>([])
  const [isCut, setCut] = useState(false)
  const screen = () => {
    const page = pageOf(frame.current)
    return page ? screenOn(page) : ""
  }
  const note = useEffectEvent((step: Step, shown?: string) =>
    recorder.add({ screen: screen(), step, ...(shown === undefined ? {} : { shown }) }),
  )
  const isOwn = useEffectEvent(isPlaying)

  useEffect(() => {
    const element = device.current
    if (!element) return
    return recordPage(element, { surroundings: () => nativeSurroundings(element), isPlaying: isOwn, done: note })
  }, [device])
  useEffect(
    () =>
      hearSandbox((path, body) => {
        const known = sandboxPaths.find((one) => one === path)
        if (!known || isOwn() || isOfSurface(body)) return
        note(body === undefined ? ["x", known] : ["x", known, body])
      }),
    [],
  )
  const beginAsItStands = useEffectEvent((space: Space) => {
    // A world that was entered meanwhile is where it begins.
    if (recorder.recording) return
    setCut(!space.isFresh)
    recorder.begin(space.world, phone.path, changedSettings(phone.settings))
  })
  const beginAgain = useEffectEvent(() => {
    // The page of the phone brings the network back when it is opened.
    if (networkAfter(recorder.recording?.steps ?? []) !== "online") note(["x", "network", { mode: "online" }])
    note(["o", phone.path])
  })
  useEffect(() => {
    if (isReplay) return
    // A page that was loaded anew opens its webview anew.
    if (recorder.recording) beginAgain()
    else sandbox.space().then(beginAsItStands, () => undefined)
  }, [isReplay, recorder])

  const recorded = recordPhone(phone, recorder, screen)
  return {
    recorder,
    recording,
    phone: {
      ...recorded,
      enterFixture(fixture, path) {
        setCut(false)
        return recorded.enterFixture(fixture, path)
      },
    },
    console,
    isCut,
    screen,
    onPage(page) {
      countCalls(page)
      noteConsole(page, (line) => setConsole((before) => [...before, line].slice(-keptLines)))
      recordPage(page, { surroundings: () => surroundingsOf(page), isPlaying: isOwn, done: note })
      page.navigation?.addEventListener("navigate", ({ navigationType, userInitiated }) => {
        if (navigationType === "traverse" && userInitiated) note(["h"])
      })
    },
  }
}

/** Money that a page of the phone's own sends: pressing it sends it again. */
const isOfSurface = (body: unknown): boolean => typeof body === "object" && body !== null && "url" in body

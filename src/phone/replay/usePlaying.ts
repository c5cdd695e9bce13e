import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"
import { pageOf } from "../device/watchFrame"
import { sandbox, type Network } from "../sandbox"
import { defaultSettings } from "../settings"
import type { Phone } from "../usePhone"
import { runningCalls } from "./calls"
import { Player } from "./Player"
import { playScroll } from "./scrolls"
import { readLink, type LinkProblem } from "./replayLink"
import { readRelease } from "./readRelease"
import type { Recorder } from "./Recorder"
import type { ControlStep, Recording, Step } from "./steps"

interface PlayingDependencies {
  readonly phone: Phone
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly device: RefObject<HTMLDivElement | null>
  readonly recorder: Recorder
  /** What stands behind the `#` of the address; undefined where nothing is to be played. */
  readonly hash: string | undefined
}

export interface Playing {
  readonly player: Player
  readonly recording: Recording
  /** Customers have other documents than when it was recorded. */
  readonly hasOtherDocuments: boolean
}

/** Time in which a page that was asked for has begun to come. */
const turnMs = 300

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Reads the link of a replay and plays it, in a space of its own. Undefined until the link is read. */
export function usePlaying({
  phone,
  frame,
  device,
  recorder,
  hash,
}: PlayingDependencies): Playing | LinkProblem | undefined {
  const [playing, setPlaying] = useState<Playing | LinkProblem>()
  const now = useEffectEvent(() => phone)

  useEffect(() => {
    let isShown = true
    let player: Player | undefined
    const space = `replay-${crypto.randomUUID().slice(0, 8)}`
    const begin = async (recording: Recording) => {
      now().change({ ...defaultSettings, ...recording.device })
      await now().setNetwork("online")
      await now().enterFixture(recording.world, recording.path, space)
      recorder.begin(recording.world, recording.path, recording.device)
      await wait(turnMs)
    }
    const perform = async (step: Exclude<Step, ControlStep>) => {
      await performBeside(step, now(), frame.current)
      if (step[0] !== "s") await wait(turnMs)
    }
    const read = async () => {
      if (hash === undefined) return
      const recording = await readLink(hash)
      if (!isShown) return
      if (typeof recording === "string") return setPlaying(recording)
      const release = await readRelease()
      player = new Player(recording.steps, {
        device: {
          page: () => pageOf(frame.current),
          native: () => device.current ?? undefined,
          running: () => runningCalls(pageOf(frame.current)),
        },
        perform,
        done: (step) => recorder.add(step),
        begin: () => begin(recording),
        wait,
        now: () => performance.now(),
        isInFront: () => document.hasFocus(),
      })
      setPlaying({ player, recording, hasOtherDocuments: recording.release !== "" && recording.release !== release })
      await player.start()
    }
    void read()
    return () => {
      isShown = false
      player?.stop()
    }
  }, [hash, frame, device, recorder])

  const player = typeof playing === "object" ? playing.player : undefined
  useSyncExternalStore(player?.subscribe ?? nothing, player?.snapshot ?? zero)
  return playing
}

const nothing = () => () => undefined
const zero = () => 0

/** What is done beside the pages. */
async function performBeside(
  step: Exclude<Step, ControlStep>,
  phone: Phone,
  frame: HTMLIFrameElement | null,
): Promise<void> {
  switch (step[0]) {
    case "b": {
      const focused = pageOf(frame)?.document.activeElement
      if (focused && "blur" in focused) (focused as HTMLElement).blur()
      return
    }
    case "s":
      return playScroll(step, pageOf(frame) ?? undefined)
    case "h":
      return pageOf(frame)?.history.back()
    case "o":
      return phone.open(step[1])
    case "l":
      return phone.signOut()
    case "d":
      return phone.change(step[1])
    case "w": {
      const clock = await sandbox.clock()
      const later = new Date(new Date(clock.now).getTime() + step[1] * 1000)
      await sandbox.turnClock(later.toISOString())
      return
    }
    case "x": {
      const [, path, body] = step
      if (path === "network") return phone.setNetwork((body as { readonly mode: Network }).mode)
      await sandbox.repeat(path, body)
    }
  }
}

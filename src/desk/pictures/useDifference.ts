import { type RefObject, useEffect, useEffectEvent, useState } from "react"
import { sayChangedLines } from "../../sentences"
import { changedWords } from "./changedWords"
import { showDifference } from "./showDifference"
import { stateDrawn } from "./stateDrawn"

type Frame = RefObject<HTMLIFrameElement | null>

/** What two pictures of a state are to each other; `one-sided` where only one of them can be. */
export type Verdict = "looking" | "different" | "same" | "one-sided" | "untold"

interface Pair {
  /** `screen/sample` */
  readonly state: string
  readonly isBoth: boolean
  readonly before: Frame
  readonly after: Frame
  /** Told once for each state. */
  readonly onTold: (verdict: Verdict, says: string) => void
}

const lookMs = 100
/** A state that has not come by then is not going to. */
const mostLooks = 300

/** Compares two frames once both have drawn a state. */
export function useDifference({ state, isBoth, before, after, onTold }: Pair): Verdict {
  const [told, setTold] = useState<{ readonly state: string; readonly verdict: Verdict }>()
  const tell = useEffectEvent((verdict: Verdict) => {
    setTold({ state, verdict })
    onTold(verdict, verdict === "different" ? sayDifference(before, after) : "")
  })
  useEffect(() => {
    if (!isBoth) return
    let looks = 0
    const looking = setInterval(() => {
      looks += 1
      const verdict = compare(before, after, state)
      if (verdict === undefined && looks < mostLooks) return
      clearInterval(looking)
      tell(verdict ?? "untold")
    }, lookMs)
    return () => clearInterval(looking)
  }, [state, isBoth, before, after])
  if (!isBoth) return "one-sided"
  return told?.state === state ? told.verdict : "looking"
}

function sayDifference(before: Frame, after: Frame): string {
  const [one, other] = [before.current?.contentDocument?.body, after.current?.contentDocument?.body]
  return one && other ? sayChangedLines(changedWords(one, other)) : ""
}

/** Undefined until both are drawn. */
function compare(before: Frame, after: Frame, state: string): "same" | "different" | undefined {
  const [one, other] = [before.current?.contentDocument, after.current?.contentDocument]
  const [was, is] = [stateDrawn(one, state), stateDrawn(other, state)]
  if (was === undefined || is === undefined) return undefined
  if (was === is) return "same"
  showDifference(one, other)
  return "different"
}

import { useEffect, useEffectEvent, useState } from "react"
import { observePress } from "../../../renderer"

/** The newest value; while something is being pressed the one that was shown when that began, so that the tap finds what it was meant for. */
export function useKeptWhilePressed<Value>(newest: Value): Value {
  const [kept, setKept] = useState<{ readonly value: Value }>()
  const follow = useEffectEvent((isPressed: boolean) =>
    setKept((before) => (isPressed ? (before ?? { value: newest }) : undefined)),
  )
  useEffect(() => {
    const end = new AbortController()
    observePress(document, end.signal, (isPressed) => follow(isPressed))
    return () => end.abort()
  }, [])
  return kept === undefined ? newest : kept.value
}

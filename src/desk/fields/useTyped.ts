import { useEffect, useRef, useState } from "react"

interface Typed {
  readonly text: string
  /** A word that is being composed is shown, and saved when it is done. */
  readonly type: (text: string, isComposing?: boolean) => void
  readonly leave: () => void
}

const pauseMs = 120

/**
 * Text that is saved while it is typed, after a short pause and when the field is left; never while a word is being composed.
 * What others write in the meantime is shown when nobody types here.
 */
export function useTyped(saved: string, save: (text: string) => void): Typed {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ saved, save })
  useEffect(() => {
    latest.current = { saved, save }
  })
  const settle = (text: string) => {
    clearTimeout(timer.current)
    if (text !== latest.current.saved) latest.current.save(text)
  }
  return {
    text: typed ?? saved,
    type(text, isComposing = false) {
      setTyped(text)
      clearTimeout(timer.current)
      if (!isComposing) timer.current = setTimeout(() => settle(text), pauseMs)
    },
    leave() {
      if (typed !== undefined) settle(typed)
      setTyped(undefined)
    },
  }
}

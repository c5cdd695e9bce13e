import { useEffect, useRef, useState } from "react"

interface Typed {
  readonly text: string
  /** A word that is being composed is shown, and saved when it is done. */
  readonly type: (text: string, isComposing?: boolean) => void
  readonly leave: () => void
}

/**
 * Text that is saved while it is typed: the first letter at once, and those that come while it is being saved together after
 * it; never while a word is being composed. What others write in the meantime is shown when nobody types here.
 */
export function useTyped(saved: string, save: (text: string) => Promise<unknown>): Typed {
  const [typed, setTyped] = useState<string>()
  const waiting = useRef<string>(undefined)
  const isSaving = useRef(false)
  const latest = useRef({ saved, save })
  useEffect(() => {
    latest.current = { saved, save }
  })
  const settle = async (text: string) => {
    if (!isSaving.current && text === latest.current.saved) return
    waiting.current = text
    if (isSaving.current) return
    isSaving.current = true
    while (waiting.current !== undefined) {
      const next = waiting.current
      waiting.current = undefined
      await latest.current.save(next)
    }
    isSaving.current = false
  }
  return {
    text: typed ?? saved,
    type(text, isComposing = false) {
      setTyped(text)
      if (!isComposing) void settle(text)
    },
    leave() {
      if (typed === undefined) return
      // Until it is saved the old text would be seen again.
      void settle(typed).then(() => setTyped((now) => (now === typed ? undefined : now)))
    },
  }
}

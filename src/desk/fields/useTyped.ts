import { useEffect, useRef, useState } from "react"

interface Typed {
  readonly text: string
  /** A word that is being composed is shown, and saved when it is done. */
  readonly type: (text: string, isComposing?: boolean) => void
  readonly leave: () => void
}

/** What is kept of a text outside: where it is saved, and how often somebody has let go of what they had typed. */
interface Kept {
  /** False where it could not be saved: it stays in view. */
  readonly save: (text: string) => Promise<boolean>
  readonly letGo: number
}

/**
 * Text that is saved while it is typed: the first letter at once, and those that come while it is being saved together after
 * it; never while a word is being composed. What others write in the meantime is shown when nobody types here.
 */
export function useTyped(saved: string, { save, letGo }: Kept): Typed {
  const [typed, setTyped] = useState<{ readonly text: string; readonly letGo: number }>()
  const waiting = useRef<string>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const latest = useRef({ saved, save })
  useEffect(() => {
    latest.current = { saved, save }
  })
  const saveAll = async (): Promise<boolean> => {
    let isSaved = true
    while (waiting.current !== undefined) {
      const next = waiting.current
      waiting.current = undefined
      isSaved = await latest.current.save(next)
    }
    running.current = undefined
    return isSaved
  }
  const settle = (text: string): Promise<boolean> => {
    if (!running.current && text === latest.current.saved) return Promise.resolve(true)
    waiting.current = text
    return (running.current ??= saveAll())
  }
  const shown = typed?.letGo === letGo ? typed.text : undefined
  return {
    text: shown ?? saved,
    type(text, isComposing = false) {
      setTyped({ text, letGo })
      if (!isComposing) void settle(text)
    },
    leave() {
      if (shown === undefined) return
      // Until it is saved the old text would be seen again.
      void settle(shown).then((isSaved) => isSaved && setTyped((now) => (now?.text === shown ? undefined : now)))
    },
  }
}

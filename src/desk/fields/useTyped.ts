import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from "react"

export interface Typed {
  readonly text: string
  /** A word that is being composed is shown, and saved when it is done. */
  readonly type: (text: string, isComposing?: boolean) => void
  readonly leave: () => void
}

/** What is kept of a text outside: where it is saved, and how often somebody has let go of what they had typed. */
interface Kept {
  /** Takes its turn among all changes, and asks then for the text. False where it could not be saved: it stays in view. */
  readonly save: (newest: () => string) => Promise<boolean>
  readonly letGo: number
}

/**
 * Text that is saved while it is typed: the first letter at once, and those that come while it is being saved together after
 * it, before whatever else is done in the meantime; never while a word is being composed. What others write is shown when
 * nobody types here.
 */
export function useTyped(saved: string, { save, letGo }: Kept): Typed {
  const [typed, setTyped] = useState<{ readonly text: string; readonly letGo: number; readonly isSaved?: true }>()
  const unsent = useRef<string>(undefined)
  const sending = useRef<Promise<boolean>>(undefined)
  const latest = useRef(saved)
  useEffect(() => {
    latest.current = saved
  })
  // From here on it is the file that is shown, with what others write into it.
  if (typed?.isSaved && typed.text === saved) setTyped(undefined)
  const send = (text: string): Promise<boolean> => {
    const sent = save(() => {
      const newest = unsent.current ?? text
      unsent.current = undefined
      return newest
    })
    sending.current = sent
    const end = () => {
      if (sending.current === sent) sending.current = undefined
    }
    sent.then(end, end)
    return sent
  }
  const settle = (text: string): Promise<boolean> => {
    if (!sending.current && text === latest.current) return Promise.resolve(true)
    const before = unsent.current === undefined ? undefined : sending.current
    unsent.current = text
    return before ?? send(text)
  }
  const shown = typed?.letGo === letGo ? typed.text : undefined
  return {
    text: shown ?? saved,
    type(text, isComposing = false) {
      setTyped({ text, letGo })
      if (isComposing) return
      void settle(text).then(
        (isSaved) => isSaved && setTyped((now) => (now?.text === text ? { ...now, isSaved: true } : now)),
      )
    },
    leave() {
      if (shown === undefined) return
      // It would be written over what others have written since.
      if (typed?.isSaved) return setTyped(undefined)
      // Until it is saved the old text would be seen again.
      void settle(shown).then((isSaved) => isSaved && setTyped((now) => (now?.text === shown ? undefined : now)))
    },
  }
}

type Input = HTMLInputElement | HTMLTextAreaElement

/** An input that shows such a text: what is being composed is not saved until it is done. */
export const typedProps = ({ text, type, leave }: Typed) => ({
  value: text,
  onChange({ target, nativeEvent }: ChangeEvent<Input>) {
    type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<Input>) => type(currentTarget.value),
  onBlur: leave,
})

import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from "react"

export interface Typed {
  readonly text: string
  /** A word that is being composed is shown, and saved when it is done. */
  readonly type: (text: string, isComposing?: boolean) => void
  readonly leave: () => void
}

/** What was typed, and the text that stood there for whoever typed it. */
export interface TypedOver {
  readonly text: string
  readonly seen: string
}

/** Such a text where the whole value is one. */
export const over = ({ text, seen }: TypedOver) => ({ value: text, seen })

/** What is kept of a text outside: where it is saved, and how often somebody has let go of what they had typed. */
interface Kept {
  /**
   * Takes its turn among all changes, and asks then for the text. False where it could not be saved: it stays in view; undefined
   * where it is not to be saved as it is yet.
   */
  readonly save: (newest: () => TypedOver) => Promise<boolean | undefined>
  readonly letGo: number
}

interface InView {
  readonly text: string
  readonly isSaved?: true
  /** It could not be saved; somebody who lets go of it has done so this often by then. */
  readonly heldAt?: number
}

/**
 * Text that is saved while it is typed: the first letter at once, and those that come while it is being saved together after
 * it, before whatever else is done in the meantime; never while a word is being composed. What others write is shown when
 * nobody types here. What is still being composed when the field goes is saved with it.
 */
export function useTyped(saved: string, { save, letGo }: Kept): Typed {
  const [typed, setTyped] = useState<InView>()
  const unsent = useRef<string>(undefined)
  const sending = useRef<Promise<boolean | undefined>>(undefined)
  const latest = useRef({ saved, letGo })
  /** What is typed stands on this: another text there is somebody else's. */
  const seen = useRef(saved)
  const sent = useRef<string>(undefined)
  // From here on it is the file that is shown, with what others write into it.
  if (typed?.isSaved && typed.text === saved) setTyped(undefined)
  const send = (text: string): Promise<boolean | undefined> => {
    const saving = save(() => {
      sent.current = unsent.current ?? text
      unsent.current = undefined
      return { text: sent.current, seen: seen.current }
    })
    sending.current = saving
    const end = (isSaved?: boolean) => {
      if (isSaved && sent.current !== undefined) seen.current = sent.current
      if (sending.current === saving) sending.current = undefined
    }
    saving.then(end, () => end())
    return saving
  }
  const settle = (text: string): Promise<boolean | undefined> => {
    if (!sending.current && text === latest.current.saved) return Promise.resolve(true)
    const before = unsent.current === undefined ? undefined : sending.current
    unsent.current = text
    return before ?? send(text)
  }
  /** What was saved is `done`; what was refused stays in view until somebody lets go of it. */
  const settleInView = (text: string, done: (now: InView) => InView | undefined) =>
    settle(text).then((isSaved) =>
      setTyped((now) => {
        if (now?.text !== text || isSaved === undefined) return now
        return isSaved ? done(now) : { text, heldAt: latest.current.letGo }
      }),
    )
  const isLetGo = typed?.heldAt !== undefined && typed.heldAt !== letGo
  const shown = isLetGo ? undefined : typed?.text
  const isInHand = shown !== undefined && !typed?.isSaved && typed?.heldAt === undefined
  useLayoutEffect(() => {
    latest.current = { saved, letGo }
    // What waited was sent by now, or nobody types here.
    if (saved === sent.current || shown === undefined) seen.current = saved
  })
  const goes = useRef<() => unknown>(undefined)
  useLayoutEffect(() => {
    goes.current = () => isInHand && shown !== sent.current && shown !== unsent.current && settle(shown)
  })
  useLayoutEffect(() => () => void goes.current?.(), [])
  return {
    text: shown ?? saved,
    type(text, isComposing = false) {
      if (shown === undefined) seen.current = saved
      setTyped({ text })
      if (!isComposing) void settleInView(text, (now) => ({ ...now, isSaved: true }))
    },
    leave() {
      if (shown === undefined) return
      // It would be written over what others have written since.
      if (typed?.isSaved) return setTyped(undefined)
      // Until it is saved the old text would be seen again.
      void settleInView(shown, () => undefined)
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

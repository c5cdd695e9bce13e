import { useEffect, useState } from "react"

/** What the sandbox says, asked again and again while it is on show; undefined where it does not answer. */
export function usePolled<Answer>(ask: () => Promise<Answer>, everyMs: number): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isShown = true
    const look = () =>
      ask().then(
        (next) => isShown && setAnswer(next),
        () => isShown && setAnswer(undefined),
      )
    void look()
    const timer = setInterval(() => void look(), everyMs)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [ask, everyMs])
  return answer
}

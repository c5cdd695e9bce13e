import { useRef, useState } from "react"

type Question = () => Promise<{ readonly outcome: string } | undefined>

/** How a question ends that never reached anybody, or whose answer did not come. */
const lost: readonly (string | undefined)[] = ["offline", "timeout", "broken"]

/**
 * Asks one question at a time, so that what is shown last answers what was asked last; of those that come meanwhile only
 * the newest is asked.
 */
export function useQuestions() {
  const [isAsking, setAsking] = useState(false)
  const [isLost, setLost] = useState(false)
  const last = useRef<Question>(undefined)
  const next = useRef<Question>(undefined)
  const isRunning = useRef(false)
  async function ask(question: Question): Promise<void> {
    next.current = question
    if (isRunning.current) return
    isRunning.current = true
    setAsking(true)
    try {
      while (next.current !== undefined) {
        const now: Question = next.current
        next.current = undefined
        last.current = now
        const end = await now()
        // The same again within a moment is dropped on the way: nothing is known of it that was not known before.
        if (end?.outcome !== "cancelled") setLost(lost.includes(end?.outcome))
      }
    } finally {
      isRunning.current = false
      setAsking(false)
    }
  }
  const askAgain = () => void (last.current && ask(last.current))
  return { isAsking, isLost, ask, askAgain }
}

import { useRef, useState } from "react"

type Question = () => Promise<unknown>

/**
 * Asks one question at a time, so that what is shown last answers what was asked last; of those that come meanwhile only
 * the newest is asked.
 */
export function useQuestions(): { readonly isAsking: boolean; ask(question: Question): Promise<void> } {
  const [isAsking, setAsking] = useState(false)
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
        await now()
      }
    } finally {
      isRunning.current = false
      setAsking(false)
    }
  }
  return { isAsking, ask }
}

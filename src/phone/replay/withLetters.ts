import type { Mail } from "../sandbox"
import type { DoneStep } from "./steps"

/** A code that was sent is another one the next time: what counts is the letter that it came with. */
export function withLetters(steps: readonly DoneStep[], letters: readonly Mail[]): readonly DoneStep[] {
  const codes = letters.flatMap(({ code }) => (code ? [code] : []))
  return steps.map((done) => {
    const { step, screen } = done
    if (step[0] !== "i" || step[4] === null) return done
    const letter = codes.lastIndexOf(step[4])
    return letter < 0 ? done : { screen, step: ["c", step[1], step[2], step[3], letter] }
  })
}

import { countDown } from "../../../../domain/countDown"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

export const resendCountdown: CreateSource<typeof definition> =
  ({ clock }) =>
  ({ until }) => {
    const left = countDown(until, clock.ms) ?? { seconds: 0, passed: true }
    return { ...left, announced: announcedSeconds(left.seconds) }
  }

/** The number to read aloud: changes only at 60, 30 and 0 seconds, so that a screen reader does not count along. */
function announcedSeconds(seconds: number): number {
  if (seconds === 0) return 0
  return seconds <= 30 ? 30 : 60
}

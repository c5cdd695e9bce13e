import type { CDPSession, Page } from "playwright"

/** 12,000 px, as a wheel does: with a phone's window, Chromium's finger moves nothing. */
export async function fling(session: CDPSession): Promise<void> {
  const gesture = { x: 195, y: 600, yDistance: -12_000, speed: 4_000, gestureSourceType: "mouse" as const }
  await session.send("Input.synthesizeScrollGesture", gesture)
}

/** Share of frames that came late while what stands in the lower middle of the window was flung on, twice. */
export async function droppedFrames(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(() => {
    // A method: the compiler names functions through a helper that the page does not have.
    const frames = {
      times: [] as number[],
      scrolls: 0,
      note(time: number) {
        frames.times.push(time)
        requestAnimationFrame((next) => frames.note(next))
      },
    }
    requestAnimationFrame((time) => frames.note(time))
    addEventListener("scroll", () => (frames.scrolls += 1), { capture: true })
    Object.assign(window, { framesNoted: frames })
  })
  await fling(session)
  await fling(session)
  const { times, scrolls } = await page.evaluate<{ readonly times: readonly number[]; readonly scrolls: number }>(
    "({ times: framesNoted.times, scrolls: framesNoted.scrolls })",
  )
  if (scrolls === 0) throw new Error("nothing was scrolled")
  const due = 1_000 / 60
  const taken = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / due))
  const all = taken.reduce((sum, frames) => sum + frames, 0)
  return taken.reduce((sum, frames) => sum + Math.max(0, frames - 1), 0) / all
}

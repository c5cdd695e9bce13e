import { CommandError } from "../failure"

/** What of a browser is asked whether it still lives. */
export interface LivingBrowser {
  isConnected(): boolean
  close(): Promise<void>
  /** Ends it whatever it does, also where it has been stopped. */
  kill(): void
}

/** A state takes half a second, and two minutes where it does not settle on a machine that others use. */
const mostMs = 10 * 60_000
const closingMs = 10_000

const ended = "ブラウザーが途中で終わったため、最後まで撮れませんでした。もう一度実行してください。"
const silent = "ブラウザーが10分たっても応答しないため、途中でやめました。もう一度実行してください。"

/**
 * Draws with a browser that may end or stand still in the middle, and closes it. `progress` says that something was drawn.
 * @throws CommandError where nothing can be drawn any more: what was drawn until then says nothing about the rest
 */
export async function whileAlive<Drawn>(
  browser: LivingBrowser,
  draw: (progress: () => void) => Promise<Drawn>,
): Promise<Drawn> {
  let timer: NodeJS.Timeout | undefined
  let giveUp: ((error: CommandError) => void) | undefined
  const hanging = new Promise<never>((_resolve, reject) => (giveUp = reject))
  const progress = () => {
    clearTimeout(timer)
    timer = setTimeout(() => giveUp?.(new CommandError(silent)), mostMs)
  }
  progress()
  try {
    return await Promise.race([draw(progress), hanging])
  } catch (error) {
    throw isLost(error, browser) ? new CommandError(ended) : error
  } finally {
    clearTimeout(timer)
    await close(browser)
  }
}

/** Whoever waits for a page hears of its end before the browser does; our own server calls no address off. */
const isLost = (error: unknown, browser: LivingBrowser): boolean =>
  !(error instanceof CommandError) && (!browser.isConnected() || /closed|crashed|ERR_ABORTED/i.test(String(error)))

async function close(browser: LivingBrowser): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      browser.kill()
      resolve()
    }, closingMs)
  })
  await Promise.race([browser.close().catch(() => undefined), late])
  clearTimeout(timer)
}

/**
 * Every state in the desk's picture, in Chromium: each part that can be clicked leads to its place, and the place is shown where
 * it is drawn. Parameter: every how manieth state is looked at (1).
 */
import { launchChromium } from "../support/chromium"
import { quantile } from "./quantile"
import { startDesk } from "./startDesk"

interface Looked {
  readonly clicked: number
  readonly lost: readonly string[]
  readonly times: readonly number[]
}

const every = Number(process.argv[2] ?? 1)
const desk = await startDesk()
const browser = await launchChromium()
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(desk.address)
  const { screens } = (await (await page.request.get(new URL("/__desk/tree", desk.address).href)).json()) as {
    screens: { id: string; samples: { id: string }[] }[]
  }
  const states = screens.flatMap(({ id, samples }) => samples.map((sample) => `${id}/${sample.id}`))
  const chosen = states.filter((_, index) => index % every === 0)
  // What runs this file names functions by a helper that the page does not have.
  await page.evaluate("globalThis.__name = (named) => named")
  await page.evaluate(() => {
    const frame = document.createElement("iframe")
    frame.name = "state"
    Object.assign(frame.style, { width: "390px", height: "844px" })
    document.body.replaceChildren(frame)
  })
  const all: Looked[] = []
  for (const state of chosen) {
    all.push(
      await page.evaluate(async (of): Promise<Looked> => {
        const frame = document.querySelector("iframe") as HTMLIFrameElement
        const told = (kind: string) =>
          new Promise<{ part: { kind: string } }>((resolve) => {
            const hear = ({ data }: MessageEvent) => {
              if (data.kind !== kind) return
              removeEventListener("message", hear)
              resolve(data)
            }
            addEventListener("message", hear)
          })
        const ready = told("ready")
        frame.src = `/__states/${of}?documents=workshop`
        await ready
        const inside = frame.contentWindow as Window & typeof globalThis
        const isSettled = () => inside.document.querySelector('[data-settled="true"]') !== null
        for (let looks = 0; looks < 400 && !isSettled(); looks += 1) await new Promise((go) => setTimeout(go, 25))
        for (const animation of inside.document.getAnimations())
          if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
        const say = (message: object) => inside.postMessage(message, location.origin)
        say({ kind: "choosing", isOn: true })
        const dialog = inside.document.querySelector("dialog[open].k-sheet")
        const root = dialog ?? inside.document.querySelector(".k-screen")
        const targets = [...(root?.querySelectorAll("*") ?? [])].filter(
          (one) =>
            one.getClientRects().length > 0 &&
            one.closest(".k-hidden-text, [popover]") === null &&
            [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent !== ""),
        )
        const lost: string[] = []
        const times: number[] = []
        for (const target of targets) {
          say({ kind: "show", parts: [] })
          await new Promise((go) => requestAnimationFrame(go))
          const began = performance.now()
          const choice = told("chosen")
          target.dispatchEvent(new inside.MouseEvent("click", { bubbles: true, cancelable: true }))
          const nothing = new Promise<undefined>((go) => setTimeout(() => go(undefined), 2_000))
          const heard = await Promise.race([choice, nothing])
          const words = `${of}: ${target.className} ${target.textContent.slice(0, 30)}`
          if (heard === undefined) {
            // What a server words stands in no document.
            if (dialog === null) lost.push(`chooses nothing: ${words}`)
            continue
          }
          const place = await fetch(`/__desk/place?${new URLSearchParams({ part: JSON.stringify(heard.part) })}`)
          if (!place.ok) {
            lost.push(`leads nowhere: ${words}`)
            continue
          }
          const parts = await fetch(`/__desk/parts?${new URLSearchParams(await place.json())}`)
          say({ kind: "show", parts: await parts.json() })
          await new Promise((go) => setTimeout(go))
          times.push(performance.now() - began)
          const marks = [...inside.document.querySelectorAll<HTMLElement>('[popover="manual"] > *')]
          const isMarked = marks.some((mark) => mark.getClientRects().length > 0)
          if (!isMarked) lost.push(`is not shown: ${words}`)
        }
        return { clicked: targets.length, lost, times }
      }, state),
    )
  }
  const times = all.flatMap((one) => one.times)
  const lost = all.flatMap((one) => one.lost)
  const clicked = all.reduce((sum, one) => sum + one.clicked, 0)
  for (const one of lost) process.stdout.write(`  ${one}\n`)
  process.stdout.write(
    `desk, ${chosen.length} states, ${clicked} places clicked: ${lost.length} lost; there and back: median ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms\n`,
  )
} finally {
  await browser.close()
  desk.close()
}

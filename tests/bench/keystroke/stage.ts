import { createRoot } from "react-dom/client"
import type { Candidate } from "./candidate"
import { commit } from "./commit"

/** Too short for every field. */
const short = "a"

/** Offers the measurement `run(step)` on the candidate and the number of fields that the address of the page names. */
export function stage(candidates: Readonly<Record<string, (count: number) => Candidate>>): void {
  const query = new URLSearchParams(location.search)
  const root = document.getElementById("root")
  const draw = candidates[query.get("candidate") ?? ""]
  if (root === null || draw === undefined) throw new Error(`the page has no candidate ${location.search}`)
  const react = createRoot(root)
  let candidate: Candidate | undefined
  const steps: Readonly<Record<string, () => void>> = {
    draw() {
      candidate = draw(Number(query.get("count")))
      react.render(candidate.node)
    },
    fill() {
      if (candidate?.filled) react.render(candidate.filled(short))
      else candidate?.fill?.(short)
    },
    submit: () => candidate?.submit?.(),
    add: () => candidate?.add?.(),
    remove: () => candidate?.remove?.(),
    show: () => candidate?.show?.(),
    hide: () => candidate?.hide?.(),
  }
  Object.assign(window, { run: (step: string) => commit(() => steps[step]?.()) })
}

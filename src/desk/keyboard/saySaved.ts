import { reaction } from "mobx"
import type { EditHistory } from "../EditHistory"

/** Says to whoever does not see it that something was written or taken back. The result ends it. */
export function saySaved(history: EditHistory, place: HTMLElement): () => void {
  const said = document.createElement("p")
  said.setAttribute("role", "status")
  said.className = "k-hidden-text"
  place.append(said)
  const stop = reaction(
    () => history.undoSteps.length,
    (now, before) => {
      const words = sayStep(history, now > before)
      // What is said twice is another text the second time, or it would not be heard.
      said.textContent = said.textContent === words ? `${words}\u00a0` : words
    },
  )
  return () => {
    stop()
    said.remove()
  }
}

function sayStep({ undoSteps }: EditHistory, isMore: boolean): string {
  if (!isMore) return "元に戻しました。"
  // A step that was done again has no time of its own.
  return undoSteps.at(-1)?.at === 0 ? "やり直しました。" : "保存しました。"
}

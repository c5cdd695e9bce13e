import { keepControlled } from "./controlledFields"
import { runEffectsAtOnce } from "./effects"

/** What our sources rely on and Preact by itself does otherwise. */
export function drawAsInReact(page: Document): void {
  runEffectsAtOnce()
  keepControlled(page)
}

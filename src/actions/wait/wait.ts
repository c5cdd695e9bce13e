import { left, ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const wait: CreateAction<typeof definition> =
  ({ clock }) =>
  async ({ seconds }, { signal }) => {
    if (signal.aborted) return left
    await new Promise<void>((resolve) => {
      const end = () => {
        cancel()
        signal.removeEventListener("abort", end)
        resolve()
      }
      const cancel = clock.after(seconds * 1_000, end)
      signal.addEventListener("abort", end)
    })
    return signal.aborted ? left : ok
  }

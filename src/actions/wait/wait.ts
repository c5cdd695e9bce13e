import { left, ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const wait: CreateAction<typeof definition> =
  ({ clock }) =>
  async ({ seconds }, { signal }) => {
    await new Promise<void>((resolve) => {
      const cancel = clock.after(seconds * 1_000, resolve)
      signal.addEventListener("abort", () => {
        cancel()
        resolve()
      })
    })
    return signal.aborted ? left : ok
  }

import { useEffect, useState } from "react"
import type { BenchCoverage } from "../../domain/bench"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"

/** What the newest run of the bench shows of the documents; asked for again when `asOf` is another. Undefined before any run has ended. */
export function useCoverage({ api }: DeskStore, asOf: unknown): BenchCoverage | undefined {
  const [told, setTold] = useState<{ readonly asOf: unknown; readonly coverage: BenchCoverage }>()
  useEffect(() => {
    let isShown = true
    void api
      .get("bench/coverage")
      .then((answer) => {
        if (isShown && answer.status === 200 && isFields(answer.body) && "missing" in answer.body)
          setTold({ asOf, coverage: answer.body as unknown as BenchCoverage })
      })
      // What was told before stays in view.
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [api, asOf])
  return told?.coverage
}

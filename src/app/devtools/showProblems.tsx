import { createRoot } from "../../preact"
import { ProblemPanel, type ShownProblem } from "./ProblemPanel"
import "./problems.css"

/** Development only: shows what is wrong with the documents above whatever is on the page, the last good screen. */
export function showProblems(page: Document): (problems: readonly ShownProblem[]) => void {
  const container = page.createElement("div")
  page.body.append(container)
  const root = createRoot(container)
  let last = ""
  return (problems) => {
    const errors = problems.filter(({ severity }) => severity === "error")
    const key = JSON.stringify(errors)
    if (key === last) return
    last = key
    // A new key opens the panel again: it is about something else now.
    root.render(<ProblemPanel key={key} problems={errors} />)
  }
}

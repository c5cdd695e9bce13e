import { createRequire } from "node:module"
import type { AxeResults } from "axe-core"

const require = createRequire(import.meta.url)

/** Of a drawn part: what axe finds wrong where nothing has a place or a colour. */
export async function violationsIn(element: Element): Promise<readonly string[]> {
  // It looks for a page when it is loaded.
  const axe = require("axe-core") as { run(element: Element, options: object): Promise<AxeResults> }
  const { violations } = await axe.run(element, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: { "color-contrast": { enabled: false }, "target-size": { enabled: false } },
    preload: false,
    iframes: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

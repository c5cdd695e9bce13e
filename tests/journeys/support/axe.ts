import type { Page } from "@playwright/test"
import { createRequire } from "node:module"

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

interface AxeRun {
  run(
    options: unknown,
  ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>
}

/** Runs axe in the page from outside its content security policy. */
export class AxeBuilder {
  constructor(private readonly page: Page) {}

  async violations(): Promise<readonly string[]> {
    const session = await this.page.context().newCDPSession(this.page)
    const source = await import("node:fs/promises").then(({ readFile }) => readFile(axePath, "utf8"))
    await session.send("Runtime.evaluate", { expression: source })
    await session.detach()
    return await this.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: AxeRun }
      const { violations } = await axe.run({
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ""}`),
      )
    })
  }
}

import type { Page } from "playwright"
import { afterEach, describe, expect, it } from "vitest"
import { auditShape } from "../../../../src/cli/snapshot/audit"

type Audited = Parameters<typeof auditShape>[0]

const inPage = globalThis as unknown as { __inPage?: object }
afterEach(() => {
  delete inPage.__inPage
  document.documentElement.removeAttribute("style")
})

/** Audits a page whose large letters are drawn as they should be once it stands still, or never. */
async function auditLargeText({ isMended }: { readonly isMended: boolean }) {
  let isStill = false
  const isLarge = () => document.documentElement.style.fontSize === "200%"
  inPage.__inPage = {
    // Rows of a long list, of which there are none, are not waited for.
    standStill: async (moving?: string) => void (isStill ||= moving === undefined && isLarge()),
    findFaults: () => (isLarge() && !(isStill && isMended) ? ["outside: p.k-popup__text"] : []),
    findSplits: () => [],
    findSlips: () => [],
  }
  const size = { width: 390, height: 844 }
  const evaluate = async (look: (asked: unknown) => unknown, asked: unknown) => look(asked)
  const page = { viewportSize: () => size, setViewportSize: async () => undefined, evaluate } as unknown as Page
  return auditShape({ page, size: () => size, arrive: async () => undefined } satisfies Audited)
}

describe("auditShape", () => {
  it("tells of nothing that is gone when the page stands still", async () => {
    expect(await auditLargeText({ isMended: true })).toEqual([])
  })

  it("tells of what stays, where it is seen", async () => {
    expect(await auditLargeText({ isMended: false })).toEqual(["at 320x640, text 200 %: outside: p.k-popup__text"])
  })
})

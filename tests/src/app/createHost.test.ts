// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { Registry } from "../../../renderer"
import { createHost } from "../../../src/app/createHost"
import type { Navigator } from "../../../src/app/navigation/Navigator"
import type { AppServices } from "../../../src/app/services"

function labelOf(context: { readonly path: string; readonly previousPath: string }, key: string): string | undefined {
  const labels: (string | undefined)[] = []
  const services = {
    sharing: { share: () => undefined },
    documents: { app: {} },
    stores: { context },
    analytics: { track: ({ label }: { readonly label?: string }) => labels.push(label) },
  } as unknown as AppServices
  createHost({ services, registry: {} as Registry, navigator: {} as Navigator }).track({ page: "zoo", key })
  return labels[0]
}

describe("the record of a view", () => {
  it.each([
    ["/client/bank", "/portfolio/top", "/client/bank"],
    ["/error", "/client/bank", "/client/bank"],
    ["/error", "", "/error"],
  ])("of %s after %s names the route %s", (path, previousPath, label) => {
    expect(labelOf({ path, previousPath }, "view")).toBe(label)
  })

  it("is the only one that names a route", () => {
    expect(labelOf({ path: "/client/bank", previousPath: "" }, "next")).toBeUndefined()
  })
})

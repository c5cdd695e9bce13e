import { render } from "@testing-library/react"
import type { ReactNode } from "react"
import { createRun, type ActionRunner } from "../../../renderer"
import { ScreenContext } from "../../../renderer/screens/ScreenContext"
import type { ScreenState } from "../../../renderer/screens/state/ScreenState"
import { formats } from "../../../src/formats"
import * as icons from "../../../src/icons/icons"
import * as illustrations from "../../../src/illustrations"

const parts: Readonly<Record<"icons" | "illustrations", Readonly<Record<string, unknown>>>> = { icons, illustrations }

interface FormStanding {
  readonly isValid: boolean
  readonly isFilled: boolean
}

/** Puts something into a screen, with the formats of the app and a form that stands as given. */
export function inScreen(node: ReactNode, form?: FormStanding) {
  const screen = {
    formatting: { formats, context: { codes: { "tax-type": { "2": "特定" } }, report: () => undefined } },
    openForms: form ? [form] : [],
    form: () => form,
    component: (kind: "icons" | "illustrations", name: string) => parts[kind][name],
  } as unknown as ScreenState
  return <ScreenContext value={{ screen, createRun: () => createRun(screen) }}>{node}</ScreenContext>
}

/** Draws displays as a screen would. */
export const renderInScreen = (node: ReactNode, form?: FormStanding) => render(inScreen(node, form))

/** What a tap leads to, counted. */
export function aTap(busy = false): ActionRunner & { readonly count: () => number } {
  let taps = 0
  const run = async () => {
    taps += 1
    return { outcome: "ok" }
  }
  return Object.assign(run, { busy, count: () => taps })
}

import { fireEvent, within } from "@testing-library/dom"
import { expect } from "vitest"
import type { Visitor } from "../../src/sandbox/support/testbed"
import { settle } from "../fakeClock"
import type { OpenApp } from "./openApp"
import { openShipped } from "./openShipped"
import { serveSandbox } from "./serveSandbox"
import { isSettled, whileServed } from "./whileServed"

/** What a customer of the sandbox brings along: a session, the version of the host app, and a network. */
export function broughtBy(visitor: Visitor, version: string) {
  const token = visitor.cookies.get("TOKEN")
  const cookies = { ...(token === undefined ? {} : { TOKEN: token }), APP_VERSION: version, ENVIRONMENT: "app" }
  return { cookies, ...serveSandbox(visitor) }
}

/**
 * A customer of the sandbox in front of the whole app.
 * `own`: what the host app and the browser put on `window`; `version`: of the host app.
 */
export const openAs = async (visitor: Visitor, address: string, own: object = {}, version = "3.24.0") =>
  customerOf(await openShipped(address, { own, ...broughtBy(visitor, version) }))

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "")

/** A page of tests takes the place where a line may end for a block, and puts spaces around it. */
const isNamed = (said: string, name: string | RegExp): boolean =>
  typeof name === "string" ? withoutSpaces(said) === withoutSpaces(name) : name.test(said)

/** Somebody in front of the app, who types, presses and reads by what stands on the screen. */
export function customerOf(app: OpenApp) {
  const page = within(document.body)
  const dialog = () => document.querySelector<HTMLElement>("dialog[open]:not([data-closing])")
  const comes = async (what: string, isSo: () => boolean) => {
    // Nobody presses before what was done last is drawn.
    await settle()
    const came = await whileServed(app, isSo)
    expect(came, `${what}: ${document.body.textContent}`).toBe(true)
  }
  const field = (label: string) => page.getByLabelText<HTMLInputElement>(label, { exact: true })
  const labelled = (label: string) => page.queryAllByLabelText(label, { exact: true }).length > 0
  return {
    app,
    close: () => app.close(),
    /** Goes on until something is so, which `what` names where it never comes. */
    comes,
    sees: (screen: string) => comes(`screen ${screen}`, () => isSettled(app, screen)),
    reads: (text: string) => comes(`text ${text}`, () => document.body.textContent?.includes(text) === true),
    async type(label: string, text: string) {
      await comes(`field ${label}`, () => labelled(label))
      fireEvent.focusIn(field(label))
      fireEvent.change(field(label), { target: { value: text } })
      fireEvent.focusOut(field(label))
    },
    holds: (label: string, text: string) => comes(`${label}: ${text}`, () => field(label).value === text),
    async press(name: string | RegExp, role = "button") {
      const around = () => within(dialog() ?? app.container)
      const found = () => around().queryAllByRole(role, { name: (said) => isNamed(said, name) })
      await comes(`${role} ${String(name)}`, () => found().length > 0)
      const [first] = found()
      if (first !== undefined) fireEvent.click(first)
    },
    /** Ticks or picks the option of that label. */
    async choose(label: string) {
      await comes(`option ${label}`, () => labelled(label))
      fireEvent.click(field(label))
    },
    /** Picks an option of a select by its text. */
    async select(label: string, option: string) {
      const found = () =>
        labelled(label) ? within(field(label)).queryAllByRole<HTMLOptionElement>("option", { name: option }) : []
      await comes(`option ${option} of ${label}`, () => found().length > 0)
      fireEvent.change(field(label), { target: { value: found()[0]?.value } })
    },
    /** Reads a popup and presses its button. */
    async confirm(text: string, name = "はい") {
      await comes(`popup ${text}`, () => dialog()?.textContent?.includes(text) === true)
      const shown = dialog()
      if (shown === null) return
      fireEvent.click(within(shown).getByRole("button", { name }))
      await comes(`${text} is gone`, () => !shown.isConnected)
    },
    /** Is led out of the app by one of its native links. */
    leavesFor: (scheme: string) => comes(scheme, () => app.left.includes(app.schemes[scheme] ?? "")),
  }
}

export type Customer = ReturnType<typeof customerOf>

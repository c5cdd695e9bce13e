import { useState } from "react"
import { app } from "virtual:kamishibai/app"
import { parseNativeLink, type NativeRequest } from "./nativeLinks"
import { dropCookie, setCookie, useSettings, type ChangeSettings, type PhoneSettings } from "./settings"
import { sandbox } from "./sandbox"

export interface HostMessage {
  readonly id: number
  readonly at: Date
  readonly name: string
  readonly text: string
}

/** What lies over the webview: the native app's own surface. */
export type Surface = Exclude<NativeRequest, { kind: "rotate" }>

export interface Phone {
  readonly settings: PhoneSettings
  readonly change: ChangeSettings
  /** Address that the webview was opened with; `visit` counts the openings. */
  readonly path: string
  readonly visit: number
  readonly surface: Surface | undefined
  readonly hasTopBar: boolean
  readonly messages: readonly HostMessage[]
  readonly fixture: string
  open(path: string): void
  dismiss(): void
  receive(name: string, payload: unknown): void
  openLink(url: string): void
  close(): void
  enterFixture(world: string): Promise<void>
  signIn(): Promise<void>
  signOut(): void
}

const kept = 200
const startPath = app.routes["/account/open"] ? "/account/open" : "/client/withdraw_select"

/** The state of the phone, and what its native side does. */
export function usePhone(): Phone {
  const [settings, change] = useSettings()
  const [opened, setOpened] = useState({ path: startPath, visit: 0 })
  const [surface, setSurface] = useState<Surface>()
  const [hasTopBar, setTopBar] = useState(false)
  const [messages, setMessages] = useState<readonly HostMessage[]>([])
  const [customer, setCustomer] = useState({ fixture: "", token: "" })

  const open = (path: string) => {
    setSurface(undefined)
    setTopBar(false)
    setOpened((before) => ({ path, visit: before.visit + 1 }))
  }
  const record = (name: string, text: string) =>
    setMessages((before) => [{ id: (before[0]?.id ?? 0) + 1, at: new Date(), name, text }, ...before].slice(0, kept))

  const receive = (name: string, payload: unknown) => {
    record(name, typeof payload === "string" ? payload : JSON.stringify(payload))
    if (name === "showTopBar") setTopBar(payload === true)
  }
  const openLink = (url: string) => {
    record("link", url)
    const request = parseNativeLink(url, app.schemes)
    if (request.kind === "rotate") change({ isLandscape: !settings.isLandscape })
    else setSurface(request)
  }
  const enterFixture = async (fixture: string) => {
    const { token } = await sandbox.reset(fixture)
    setCustomer({ fixture, token })
    open(opened.path)
  }
  const signIn = async () => {
    if (customer.token) setCookie("TOKEN", customer.token)
    else await enterFixture(customer.fixture || "active-investor")
    open(opened.path)
  }

  return {
    settings,
    change,
    ...opened,
    surface,
    hasTopBar,
    messages,
    fixture: customer.fixture,
    open,
    receive,
    openLink,
    enterFixture,
    signIn,
    dismiss: () => setSurface(undefined),
    close: () => setSurface({ kind: "close" }),
    signOut: () => {
      dropCookie("TOKEN")
      open(opened.path)
    },
  }
}

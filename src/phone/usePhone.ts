import { useEffect, useState } from "react"
import { app } from "virtual:kamishibai/app"
import { parseNativeLink, type NativeRequest } from "./nativeLinks"
import { dropCookie, setCookie, useSettings, type ChangeSettings, type PhoneSettings } from "./settings"
import type { KeyboardKind } from "./device/keyboardKind"
import { starts } from "../domain/starts"
import { sandbox, sandboxTime, type Network } from "./sandbox"
import { parseStepUp, type StepUpRequest } from "./stepUp/stepUpRequest"

export interface HostMessage {
  readonly id: number
  /** By the sandbox's clock, as the calls beside it. */
  readonly at: Date
  readonly name: string
  readonly text: string
}

/** What lies over the webview: the native app's own surface. */
export type Surface =
  | Exclude<NativeRequest, { kind: "rotate" }>
  | { readonly kind: "unreachable" }
  | ({ readonly kind: "step-up" } & StepUpRequest)

export interface Phone {
  readonly settings: PhoneSettings
  readonly change: ChangeSettings
  /** Address that the webview was opened with; `visit` counts the openings. */
  readonly path: string
  readonly visit: number
  readonly surface: Surface | undefined
  readonly hasTopBar: boolean
  /** The keyboard that the focused field asks for. */
  readonly keyboard: KeyboardKind | undefined
  readonly network: Network
  readonly messages: readonly HostMessage[]
  readonly fixture: string
  open(path: string): void
  dismiss(): void
  receive(name: string, payload: unknown): void
  openLink(url: string): void
  close(): void
  /** The page itself could not be loaded. */
  miss(): void
  /** Begins with fresh data as another customer, at `path` or where the webview stands. */
  enterFixture(fixture: string, path?: string, space?: string): Promise<void>
  signIn(): Promise<void>
  signOut(): void
  showKeyboard(kind: KeyboardKind | undefined): void
  setNetwork(network: Network): Promise<void>
}

const kept = 200

/** A webview that nothing was opened in yet. */
export const emptyPath = "about:blank"

/** The state of the phone, and what its native side does. A replay begins with an empty webview: its world is not there yet. */
export function usePhone(isReplay: boolean): Phone {
  const [settings, change] = useSettings(isReplay)
  const [opened, setOpened] = useState<{ readonly path: string; readonly visit: number }>({
    path: isReplay ? emptyPath : starts[0].path,
    visit: 0,
  })
  const [surface, setSurface] = useState<Surface>()
  const [hasTopBar, setTopBar] = useState(false)
  const [keyboard, showKeyboard] = useState<KeyboardKind>()
  const [network, noteNetwork] = useState<Network>("online")
  const [messages, setMessages] = useState<readonly HostMessage[]>([])
  const [fixture, setFixture] = useState("")
  useEffect(() => {
    if (isReplay) return
    sandbox.space().then(
      ({ world }) => setFixture((now) => (now === "" ? world : now)),
      () => undefined,
    )
  }, [isReplay])

  /** Without a path the one that is open then: another one may be asked for while the server still answers. */
  const open = (path?: string) => {
    setSurface(undefined)
    setTopBar(false)
    showKeyboard(undefined)
    setOpened((before) => ({ path: path ?? before.path, visit: before.visit + 1 }))
  }
  const record = (name: string, text: string) =>
    setMessages((before) => [{ id: (before[0]?.id ?? 0) + 1, at: sandboxTime(), name, text }, ...before].slice(0, kept))

  const receive = (name: string, payload: unknown) => {
    record(name, typeof payload === "string" ? payload : JSON.stringify(payload))
    if (name === "showTopBar") setTopBar(payload === true)
    const asked = name === "stepUp" ? parseStepUp(payload) : undefined
    if (asked) setSurface({ kind: "step-up", ...asked })
  }
  const openLink = (url: string) => {
    record("link", url)
    const request = parseNativeLink(url, app.schemes)
    if (request.kind === "rotate") change({ isLandscape: !settings.isLandscape })
    else setSurface(request)
  }
  const enterFixture = async (entered: string, path?: string, space?: string) => {
    await sandbox.reset(entered, space)
    await sandbox.clock()
    setFixture(entered)
    setMessages([])
    open(path)
  }
  const signIn = async () => {
    // Whatever this page knows of the customer: it may have been loaded anew, and another tab may have entered another world.
    const { token } = await sandbox.logIn()
    if (token !== "") setCookie("TOKEN", token)
    open()
  }

  return {
    settings,
    change,
    ...opened,
    surface,
    hasTopBar,
    keyboard,
    network,
    messages,
    fixture,
    open,
    receive,
    openLink,
    enterFixture,
    signIn,
    showKeyboard,
    setNetwork: async (mode) => {
      await sandbox.setNetwork(mode)
      noteNetwork(mode)
    },
    dismiss: () => setSurface(undefined),
    close: () => setSurface({ kind: "close" }),
    miss: () => setSurface({ kind: "unreachable" }),
    signOut: () => {
      dropCookie("TOKEN")
      open()
    },
  }
}

import { makeAutoObservable } from "mobx"
import type { Environment, Platform } from "../bridge"
import type { ClockStore } from "./ClockStore"
import type { SessionStore } from "./SessionStore"
import type { SharesStore } from "./SharesStore"

export type Orientation = "portrait" | "landscape"

export interface DeviceContext {
  readonly platform: Platform
  readonly environment: Environment
  readonly nfcAvailable: boolean
  /** A native app shows the page; in a browser there is nothing to close and no card to read. */
  readonly hosted: boolean
  /** How the browser calls itself. */
  readonly userAgent: string
}

interface ContextStores {
  readonly session: SessionStore
  readonly clock: ClockStore
  readonly shares: SharesStore
}

/** `$ctx`: what documents may know about where the app runs and where the customer is. */
export class ContextStore {
  online = true
  theme = "light"
  /** `landscape` where a phone lies on its side. */
  orientation: Orientation = "portrait"
  path = "/"
  previousPath = ""
  /** The previous path with its query; empty where the app began here. */
  previousAddress = ""
  private address = ""
  hasHistory = false
  readonly platform: Platform
  readonly environment: Environment
  readonly nfcAvailable: boolean
  readonly hosted: boolean
  readonly userAgent: string
  readonly share: SharesStore["scope"]
  private readonly session: SessionStore
  private readonly clock: ClockStore

  /**
   * `areas`: path that a part of the app begins with, by the name under which documents know it. `closed`: when which parts are
   * closed, as the documents at hand say.
   */
  constructor(
    { platform, environment, nfcAvailable, hosted, userAgent }: DeviceContext,
    private readonly areas: Readonly<Record<string, string>>,
    { session, clock, shares }: ContextStores,
    private readonly closed: () => readonly object[] = () => [],
  ) {
    this.session = session
    this.clock = clock
    this.share = shares.scope
    this.platform = platform
    this.environment = environment
    this.nfcAvailable = nfcAvailable
    this.hosted = hosted
    this.userAgent = userAgent
    makeAutoObservable<this, "areas" | "closed" | "session" | "clock">(this, {
      areas: false,
      closed: false,
      session: false,
      clock: false,
      share: false,
    })
  }

  get appVersion(): string {
    return this.session.appVersion
  }

  get hasToken(): boolean {
    return this.session.hasToken
  }

  get today(): string {
    return this.clock.today
  }

  get now(): string {
    return this.clock.now
  }

  get closures(): readonly object[] {
    return this.closed()
  }

  /** Part of the app that the customer is in or came from, for pages that speak differently there. */
  get fromArea(): string {
    const isWithin = (start: string) =>
      [this.path, this.previousPath].some((path) => `${path}/`.startsWith(`${start}/`))
    return Object.entries(this.areas).find(([, start]) => isWithin(start))?.[0] ?? "other"
  }

  /** The customer moved. `hasHistory` says whether there is a page of the app to go back to. */
  setLocation(path: string, hasHistory: boolean, query = ""): void {
    if (path !== this.path) {
      this.previousPath = this.path
      this.previousAddress = this.address
    }
    this.path = path
    this.address = path + query
    this.hasHistory = hasHistory
    this.session.refresh()
  }

  setOnline(isOnline: boolean): void {
    this.online = isOnline
  }

  setOrientation(orientation: Orientation): void {
    this.orientation = orientation
  }

  setTheme(theme: "light" | "dark"): void {
    this.theme = theme
  }
}

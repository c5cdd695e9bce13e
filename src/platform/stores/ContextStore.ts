import { makeAutoObservable } from "mobx"
import type { Environment, Platform } from "../bridge"
import type { ClockStore } from "./ClockStore"
import type { SessionStore } from "./SessionStore"

export interface DeviceContext {
  readonly platform: Platform
  readonly environment: Environment
  readonly nfcAvailable: boolean
  /** A native app shows the page; in a browser there is nothing to close and no card to read. */
  readonly hosted: boolean
}

const isApplicant = (path: string) => path === "/account/open" || path.startsWith("/account/open/")

/** `$ctx`: what documents may know about where the app runs and where the customer is. */
export class ContextStore {
  online = true
  theme = "light"
  path = "/"
  previousPath = ""
  hasHistory = false
  readonly platform: Platform
  readonly environment: Environment
  readonly nfcAvailable: boolean
  readonly hosted: boolean

  constructor(
    { platform, environment, nfcAvailable, hosted }: DeviceContext,
    private readonly session: SessionStore,
    private readonly clock: ClockStore,
  ) {
    this.platform = platform
    this.environment = environment
    this.nfcAvailable = nfcAvailable
    this.hosted = hosted
    makeAutoObservable<this, "session" | "clock">(this, { session: false, clock: false })
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

  /** Where the customer came from, for pages that speak differently to applicants. */
  get fromArea(): "account-open" | "other" {
    return isApplicant(this.path) || isApplicant(this.previousPath) ? "account-open" : "other"
  }

  /** The customer moved. `hasHistory` says whether there is a page of the app to go back to. */
  setLocation(path: string, hasHistory: boolean): void {
    if (path !== this.path) this.previousPath = this.path
    this.path = path
    this.hasHistory = hasHistory
    this.session.refresh()
  }

  setOnline(isOnline: boolean): void {
    this.online = isOnline
  }

  setTheme(theme: "light" | "dark"): void {
    this.theme = theme
  }
}

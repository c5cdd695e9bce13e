import { makeAutoObservable } from "mobx"
import type { Cookies, Report } from "../api"
import type { NativeBridge } from "../bridge"
import type { SafeStorage } from "../storage"

export interface SessionDependencies {
  readonly cookies: Cookies
  readonly bridge: Pick<NativeBridge, "login">
  readonly storages: readonly SafeStorage[]
  readonly report: Report
}

/** Who is using the app, as far as the cookies say. */
export class SessionStore {
  /** Cookies are not observable; counts the times when they were looked at anew. */
  private reads = 0
  private readonly logOutListeners: (() => void)[] = []

  constructor(private readonly dependencies: SessionDependencies) {
    const plain = { dependencies: false, logOutListeners: false, onLogOut: false } as const
    makeAutoObservable<this, "dependencies" | "logOutListeners">(this, plain)
  }

  get token(): string {
    return this.cookie("TOKEN") ?? ""
  }

  get hasToken(): boolean {
    return this.token !== ""
  }

  get appVersion(): string {
    return this.cookie("APP_VERSION") ?? ""
  }

  /** Looks at the cookies again: after a navigation, or when the app comes back to the front. */
  refresh(): void {
    this.reads += 1
  }

  /** Registers what must be forgotten with the customer. */
  onLogOut(forget: () => void): void {
    this.logOutListeners.push(forget)
  }

  /** Forgets the customer on this device, whether or not anything can be reached, then opens the login of the host. */
  logOut(): void {
    const { cookies, storages, bridge, report } = this.dependencies
    const steps = [
      () => cookies.remove("TOKEN"),
      ...this.logOutListeners,
      ...storages.map((storage) => () => storage.clear()),
    ]
    const failures = steps.filter((step) => !isDone(step))
    this.refresh()
    bridge.login()
    if (failures.length > 0) report({ code: "log-out-incomplete", at: "session", detail: `${failures.length} failed` })
  }

  private cookie(name: string): string | undefined {
    return this.reads >= 0 ? this.dependencies.cookies.get(name) : undefined
  }
}

/** One store that cannot forget must not keep the others from it. */
function isDone(step: () => void): boolean {
  try {
    step()
    return true
  } catch {
    return false
  }
}

import { expect } from "@playwright/test"
import type { Session } from "./commands"
import {
  complaintsIn,
  findReachable,
  isKept,
  isSeen,
  roomBelowFields,
  settledScreen,
  valueOf,
  watchComplaints,
} from "./inPage"

type Kind = "field" | "control"

/** An element as WebDriver writes it inside the values of a script. */
type Reference = Readonly<Record<string, string>>

/** Keys as WebDriver writes them: all is marked, then deleted. */
const clear = "\uE009a\uE000\uE003"
const tab = "\uE004"

/** What a customer does with a browser, whichever it is. Each waits for what it needs, as a customer does. */
export class Customer {
  constructor(
    private readonly session: Session,
    private readonly origin: string,
  ) {}

  async addCookies(cookies: readonly { readonly name: string; readonly value: string }[]): Promise<void> {
    // Cookies belong to the site that is open.
    await this.session.send("navigate", { url: `${this.origin}/favicon.ico` })
    for (const { name, value } of cookies) await this.session.send("addCookie", { cookie: { name, value, path: "/" } })
  }

  async open(path: string): Promise<void> {
    await this.session.send("navigate", { url: this.origin + path })
  }

  async back(): Promise<void> {
    await this.session.send("back")
  }

  /** WebKitGTK now and then loses a part of a page that is loaded anew; the start page says so, and offers another try. */
  async reload(): Promise<void> {
    await this.session.send("reload")
    const isLost = () => this.run(isSeen, "画面を読み込めませんでした")
    await expect.poll(async () => (await isLost()) === true || (await this.run(settledScreen)) !== null).toBe(true)
    if ((await isLost()) === true) await this.tap("もう一度読み込む")
  }

  /** The screen stands there with all that belongs to it. */
  async isAt(screen: string): Promise<void> {
    await expect.poll(() => this.run(settledScreen)).toBe(screen)
  }

  async sees(text: string): Promise<void> {
    await expect.poll(() => this.run(isSeen, text), `「${text}」 is seen`).toBe(true)
  }

  async tap(name: string): Promise<void> {
    await this.session.send("click", { id: await this.find("control", name) })
  }

  /** Types key by key over what was in the field, and goes on to the next. */
  async fill(label: string, text: string): Promise<void> {
    const id = await this.find("field", label)
    await this.session.send("click", { id })
    for (const keys of [clear, text, tab]) await this.session.send("type", { id, text: keys })
  }

  async reads(label: string, value: string): Promise<void> {
    await expect.poll(async () => this.run(valueOf, await this.look("field", label)), label).toBe(value)
  }

  /** What was typed on that form is on the device, for nobody to read. */
  async hasKept(form: string): Promise<void> {
    await expect.poll(() => this.run(isKept, form), `the answers of ${form} are kept`).toBe(true)
  }

  async roomBelowFields(): Promise<unknown> {
    return this.run(roomBelowFields)
  }

  /** What pages have complained of since each was first looked at. */
  async complaints(): Promise<unknown> {
    return JSON.parse(String(await this.run(complaintsIn)))
  }

  private async find(kind: Kind, name: string): Promise<string> {
    let found: Reference | undefined
    await expect.poll(async () => (found = await this.look(kind, name)), `${kind} 「${name}」`).toBeDefined()
    return Object.values(found ?? {})[0] ?? ""
  }

  private async look(kind: Kind, name: string): Promise<Reference | undefined> {
    return ((await this.run(findReachable, kind, name)) as Reference | null) ?? undefined
  }

  /** A page that is just being left answers nothing. */
  private run(inPage: (...values: never[]) => unknown, ...values: unknown[]): Promise<unknown> {
    const script = `(${watchComplaints.toString()})(); return (${inPage.toString()}).apply(null, arguments)`
    return this.session.send("run", { script, args: values }).catch(() => null)
  }
}

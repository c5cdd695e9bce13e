import type { APIRequestContext } from "@playwright/test"

export interface JournalEntry {
  readonly call: string
  readonly path: string
  readonly at: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly outcome: string
}

export interface Mail {
  readonly kind: string
  readonly to: string
  readonly subject?: string
  readonly text: string
}

export interface FaultOrder {
  readonly call: string
  readonly fault: string
  readonly times?: number
  readonly delayMs?: number
  readonly body?: unknown
}

/** Whatever browses as the customer. */
interface CookieJar {
  addCookies(cookies: readonly { name: string; value: string; url: string }[]): Promise<void>
}

/** The sandbox of one test: a space of its own, so that tests that run side by side do not meet. */
export class Broker {
  readonly space = crypto.randomUUID()
  private token = ""

  constructor(
    private readonly request: APIRequestContext,
    private readonly jar: CookieJar,
    private readonly origin: string,
  ) {}

  /** Starts a world afresh and signs its customer in, where it has one. */
  async open(world: string, cookies: Readonly<Record<string, string>> = {}): Promise<void> {
    const answer = await this.send("POST", "/reset", { world, space: this.space })
    const given = (await answer.json()) as {
      readonly token?: string
      readonly cookies: Readonly<Record<string, string>>
    }
    this.token = given.token ?? ""
    const all = { SANDBOX_SPACE: this.space, ...given.cookies, ...cookies }
    await this.jar.addCookies(Object.entries(all).map(([name, value]) => ({ name, value, url: this.origin })))
  }

  async fault(...faults: readonly FaultOrder[]): Promise<void> {
    await this.send("POST", "/faults", faults)
  }

  async healFaults(): Promise<void> {
    await this.send("DELETE", "/faults")
  }

  /** Makes a legacy call as the customer, from another device. */
  async callElsewhere(
    path: string,
    payload: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const answer = await this.request.post(`${this.origin}/api/legacy${path}`, {
      headers: { "x-sandbox-space": this.space },
      data: { TOKEN: this.token, REQUEST_ID: crypto.randomUUID(), ...payload },
    })
    return (await answer.json()) as Readonly<Record<string, unknown>>
  }

  /** What the phone's reader of cards found. */
  async endReading(reading: Readonly<Record<string, string>>): Promise<void> {
    await this.send("POST", "/ekyc", reading)
  }

  /** What a bank does: a transfer of an amount, or a payment at the address that the app opened. */
  async payIn(deposit: { readonly amount: number } | { readonly url: string }): Promise<void> {
    await this.send("POST", "/deposits", deposit)
  }

  /** What the back office, a parent or the tax office does. */
  async screen(event: string): Promise<void> {
    await this.send("POST", "/screening", { event })
  }

  /** The documents of all agreements in a newer version. */
  async renewAgreements(version: string): Promise<void> {
    await this.send("POST", "/agreements", { version })
  }

  async setClock(now: string): Promise<void> {
    await this.send("POST", "/clock", { now })
  }

  async journal(call?: string): Promise<readonly JournalEntry[]> {
    const entries = (await (await this.send("GET", "/journal")).json()) as readonly JournalEntry[]
    return call === undefined ? entries : entries.filter((entry) => entry.call === call)
  }

  /** Money movements of the customer. */
  async ledger(): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await (await this.send("GET", "/ledger")).json()) as readonly Readonly<Record<string, unknown>>[]
  }

  async outbox(): Promise<readonly Mail[]> {
    return (await (await this.send("GET", "/outbox")).json()) as readonly Mail[]
  }

  /** Subjects of the mails that were sent, without the name of the sender. */
  async subjects(): Promise<readonly string[]> {
    return (await this.outbox()).map(({ subject = "" }) => subject.replace(/^【.*】/, ""))
  }

  /** The newest six-digit code that was sent. */
  async newestCode(): Promise<string> {
    const texts = (await this.outbox()).map(({ text }) => text)
    const codes = texts.flatMap((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? [])
    const code = codes.at(-1)
    if (code === undefined) throw new Error("no code was sent")
    return code
  }

  private async send(method: string, path: string, data?: unknown) {
    const answer = await this.request.fetch(`${this.origin}/__sandbox${path}`, {
      method,
      headers: { "x-sandbox-space": this.space },
      ...(data === undefined ? {} : { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer
  }
}

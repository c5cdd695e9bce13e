import { lookup } from "../../../renderer"
import { fnv } from "../../domain/fnv"

/**
 * `$ctx.share.<name>`: 0 to 99, for ever the same for a device and a name, and any number as likely as another. Two names
 * divide customers independently. What was asked for is told to analytics: nobody else could say who saw what.
 */
export class SharesStore {
  /** Shares that documents have asked for, by name. */
  readonly asked = new Map<string, number>()
  readonly scope: object = lookup((name) => this.of(name))

  /** `device`: id of the device, which no log-out changes. */
  constructor(private readonly device: () => string) {}

  private of(name: string): number {
    const share = this.asked.get(name) ?? hash(`${name} ${this.device()}`) % 100
    this.asked.set(name, share)
    return share
  }
}

/** With its bits mixed once more, so that names that differ in one letter share nothing. */
function hash(text: string): number {
  const sum = fnv(text)
  const value = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

import type { CallContext, SeedContext } from "../../engine"
import type { Customer } from "./tables"

/** What a handler gets for a signed-in customer, whose row is locked until the call is over. */
export interface CustomerContext extends CallContext {
  readonly customer: Customer
}

/** What the handler of a call for visitors gets for somebody who is not logged in. */
export interface VisitorContext extends CallContext {
  /** The device, by its cookie `UUID`; null where it has none. */
  readonly visitor: string | null
}

/** What a fixture can say about its investor. Every area merges what it adds into this interface. */
export interface InvestorOptions {
  readonly hasBank?: boolean
  readonly hasPhone?: boolean
  readonly isPasswordRequired?: boolean
  /** What proves who the customer is before money leaves. */
  readonly stepUp?: "trading-password" | "passkey"
  /** Yen put in before everything else, beyond the fixture's own deposits. */
  readonly extraDeposit?: number
  /** Kinds of mail stopped before; つみたて・NISAのご案内 where absent. */
  readonly stoppedMails?: readonly (1 | 2 | 3)[]
  /** A mail with offers, and the link that stops such mails. */
  readonly hasOffers?: boolean
}

declare module "../../engine/areas/hooks" {
  interface AreaHooks {
    /** Another bank account was registered: what was prepared for the one before does not hold any more. */
    bankChanged(context: CustomerContext): Promise<void>
    /** Adds what an area has about the investor of a fixture. */
    seedInvestor(context: SeedContext, customer: Customer, options: InvestorOptions): Promise<void>
  }
}

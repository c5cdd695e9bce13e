import type { ComponentType } from "react"
import { EmptyList, NotFound, WalletEmpty } from "./absence"
import { CardReading, Code, Documents, MailSent, PhoneAndCard } from "./application"
import { Bank, Contract, Family, Growth } from "./money"
import { Maintenance, ResultNg, ResultOk, ResultWait } from "./results"

/** Our own pictures, by the names of `src/words/illustrations.ts`. */
export const illustrations: Readonly<Record<string, ComponentType>> = {
  "phone-and-card": PhoneAndCard,
  "mail-sent": MailSent,
  code: Code,
  documents: Documents,
  "card-reading": CardReading,
  "result-ok": ResultOk,
  "result-wait": ResultWait,
  "result-ng": ResultNg,
  maintenance: Maintenance,
  "empty-list": EmptyList,
  "not-found": NotFound,
  "wallet-empty": WalletEmpty,
  bank: Bank,
  contract: Contract,
  growth: Growth,
  family: Family,
}

export function Illustration({ name }: { readonly name: string }) {
  const Picture = Object.hasOwn(illustrations, name) ? illustrations[name] : undefined
  return Picture ? <Picture /> : null
}

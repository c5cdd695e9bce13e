import { datetime } from "../../engine"
import type { CustomerContext } from "../customers"

/** When a customer agreed to what, by the document's id. */
export async function agreedOf({ trx, customer }: CustomerContext): Promise<ReadonlyMap<string, string>> {
  const rows = await trx.selectFrom("agreed_document").selectAll().where("customer_id", "=", customer.id).execute()
  return new Map(rows.map(({ document_id, agreed_at }) => [document_id, datetime(agreed_at)]))
}

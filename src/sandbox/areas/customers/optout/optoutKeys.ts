import { type CallContext, digest, newSecret, type SeedContext } from "../../../engine"
import type { Customer } from "../tables"

/** The customer to whom a mail with that link was sent, locked until the call is over. */
export const findCustomerOfKey = ({ trx, tenant }: CallContext, key: string): Promise<Customer | undefined> =>
  trx
    .selectFrom("optout_key")
    .innerJoin("customer", "customer.id", "optout_key.customer_id")
    .selectAll("customer")
    .where("key_hash", "=", digest(key))
    .where("customer.tenant", "=", tenant.name)
    .forUpdate("customer")
    .executeTakeFirst()

/** A mail with offers in the customer's mailbox; its last line leads to where mails can be stopped. */
export async function sendOffers({ trx, tenant, now }: SeedContext, customer: Customer): Promise<void> {
  const key = newSecret()
  await trx
    .insertInto("optout_key")
    .values({ key_hash: digest(key), customer_id: customer.id })
    .execute()
  await trx
    .insertInto("outbox")
    .values({
      tenant: tenant.name,
      channel: "mail",
      sender: "サンプル証券 <news@mail.sample-securities.example.jp>",
      recipient: customer.mail,
      subject: "【サンプル証券】新春キャンペーンのお知らせ",
      body: [
        "1月中につみたてを始めた方に、抽選で1,000円分の投資信託をプレゼントします。",
        "",
        `メールの配信を停止する：/client/optout?key=${key}`,
      ].join("\n"),
      code: null,
      at: now,
    })
    .execute()
}

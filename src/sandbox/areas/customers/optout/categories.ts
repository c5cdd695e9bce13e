import type { CustomerContext } from "../customerContext"

/** Kinds of mail that can be stopped, as the code table `mail-category` calls them. */
export const categories = [
  { code: 1, name: "キャンペーン・お得な情報" },
  { code: 2, name: "マーケット・投資情報" },
  { code: 3, name: "つみたて・NISAのご案内" },
] as const

export async function stoppedCategories({ trx, customer }: CustomerContext): Promise<readonly (1 | 2 | 3)[]> {
  const rows = await trx
    .selectFrom("stopped_mail")
    .select("category")
    .where("customer_id", "=", customer.id)
    .orderBy("category")
    .execute()
  return rows.map(({ category }) => category)
}

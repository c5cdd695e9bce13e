import type { Transaction } from "../../../engine"

/** Only the newest reading counts. */
export async function endOpenSessions({ trx }: { readonly trx: Transaction }, applicationId: string): Promise<void> {
  await trx
    .updateTable("ekyc_session")
    .set({ status: "CANCELLED" })
    .where("application_id", "=", applicationId)
    .where("status", "=", "PENDING")
    .execute()
}

import type { CallContext } from "../../../engine"

/** Both groups, in the versions of today. */
export const hasAcceptedAll = async (context: CallContext, applicationId: string): Promise<boolean> =>
  (await acceptedGroups(context, applicationId)).length === 2

export async function acceptedGroups({ trx, tenant }: CallContext, applicationId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom("acceptance")
    .select("agreement_group")
    .where("application_id", "=", applicationId)
    .where("document_version", "=", tenant.settings.agreementVersion)
    .execute()
  return rows.map(({ agreement_group }) => agreement_group)
}

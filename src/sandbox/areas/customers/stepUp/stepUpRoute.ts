import type { FastifyInstance } from "fastify"
import { recordOf } from "../../../../domain/json"
import { digest, later, matchesSaltedHash, minutes, newSecret, type Sandbox, tenantAndTime } from "../../../engine"
import { countFailure, maxFailures } from "./questions"

/** A proof is of use for the tap that it was asked for, and not for one of tomorrow. */
const proofFor = minutes(2)

/** The native side: `challenge` with the trading `password`, or with `passkey: true` where the device has verified the person. */
export function registerStepUp(app: FastifyInstance, sandbox: Sandbox): void {
  app.post("/__sandbox/step-up", async (request, reply) => {
    const { challenge, password, passkey } = recordOf(request.body)
    const { tenant, now } = await tenantAndTime(sandbox, request)
    return sandbox.db.transaction().execute(async (trx) => {
      const customer = await trx
        .selectFrom("step_up")
        .innerJoin("customer", "customer.id", "step_up.customer_id")
        .select(["customer.id", "trading_password_hash", "passkey", "step_up_failures"])
        .where("challenge", "=", String(challenge))
        .where("customer.tenant", "=", tenant.name)
        .where("expires_at", ">", now)
        .forUpdate("customer")
        .executeTakeFirst()
      if (customer === undefined) return reply.code(404).send({ ok: false, problem: "nobody was asked this" })
      if (customer.step_up_failures >= maxFailures) return { outcome: "locked" }
      const isRight =
        typeof password === "string"
          ? customer.trading_password_hash !== null && matchesSaltedHash(password, customer.trading_password_hash)
          : passkey === true && customer.passkey !== null
      if (!isRight) return { outcome: (await countFailure({ trx }, customer)) ? "locked" : "failed" }
      const proof = newSecret()
      await trx
        .updateTable("step_up")
        .set({ proof_hash: digest(proof), proof_expires_at: later(now, proofFor) })
        .where("challenge", "=", String(challenge))
        .execute()
      return { outcome: "ok", proof }
    })
  })
}

/** What requests name, as the database takes it. */
import type { FastifyReply, FastifyRequest } from "fastify"
import { isDate } from "../../../renderer/calendar"
import { parseDatetime } from "../../domain/japanTime"

/** Number of a proposal or a pointer. Zero is nobody's. */
export const toNumber = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

/** A moment of a year that both sides write with four digits; undefined for anything else. */
export function parseMoment(text: unknown): Date | undefined {
  const ms = parseDatetime(text)
  const moment = ms === undefined ? undefined : new Date(ms)
  return moment && /^[1-9]\d{3}-/.test(moment.toISOString()) ? moment : undefined
}

/** Whether a text is a day of Japan, 2026-05-03. */
export const isDay = (text: unknown): boolean =>
  typeof text === "string" && isDate(text) && parseMoment(`${text}T00:00`) !== undefined

/** A hook: nothing is called by a NUL, and a database that is asked for one breaks off. */
export async function refuseNul({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return url.includes("%00") ? reply.code(400).send({ problem: "nothing is called like that" }) : undefined
}

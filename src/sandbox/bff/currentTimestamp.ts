import { ok } from "../calls/answer"
import type { OpenHandler } from "../clients/openBackends"

export const currentTimestamp: OpenHandler = async (_input, { now }) => ok({ timestamp: now.getTime() })

import { ok } from "../../engine/calls/answer"
import type { OpenHandler } from "../../engine/calls/openBackends"

export const currentTimestamp: OpenHandler = async (_input, { now }) => ok({ timestamp: now.getTime() })

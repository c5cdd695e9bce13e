import { handleOpen, ok } from "../../engine"

export const handle = handleOpen("bff/current-timestamp", async (_input, { now }) => ok({ timestamp: now.getTime() }))

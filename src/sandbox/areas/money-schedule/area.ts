import type { CreateArea } from "../../engine"
import { scheduleFixtures } from "./fixtures/schedules"

/** Cash by settlement date: what the ledger holds, and what will move it. */
export const createArea: CreateArea = () => ({ fixtures: scheduleFixtures })

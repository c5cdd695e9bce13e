// @vitest-environment node
import { onEveryDatabase } from "./support/onEveryDatabase"
import { withdrawalSuite } from "./suites/withdrawalSuite"

onEveryDatabase(withdrawalSuite)

// @vitest-environment node
import { onEveryDatabase } from "./support/onEveryDatabase"
import { controlSuite } from "./suites/controlSuite"

onEveryDatabase(controlSuite)

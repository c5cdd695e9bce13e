// @vitest-environment node
import { onEveryDatabase } from "./support/onEveryDatabase"
import { ekycSuite } from "./suites/ekycSuite"

onEveryDatabase(ekycSuite)

// @vitest-environment node
import { onEveryDatabase } from "./support/onEveryDatabase"
import { draftSuite } from "./suites/draftSuite"

onEveryDatabase(draftSuite)

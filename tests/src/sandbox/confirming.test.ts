// @vitest-environment node
import { onEveryDatabase } from "./support/onEveryDatabase"
import { confirmingSuite } from "./suites/confirmingSuite"

onEveryDatabase(confirmingSuite)

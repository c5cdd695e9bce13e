// @vitest-environment node
import { onEveryDatabase } from "./support/onEveryDatabase"
import { wholeApplicationSuite } from "./suites/wholeApplicationSuite"

onEveryDatabase(wholeApplicationSuite)

// @vitest-environment node
import { onEveryDatabase } from "./support/onEveryDatabase"
import { accountOpeningSuite } from "./suites/accountOpeningSuite"

onEveryDatabase(accountOpeningSuite)

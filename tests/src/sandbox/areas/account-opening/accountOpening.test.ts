// @vitest-environment node
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { accountOpeningSuite } from "./accountOpeningSuite"

onEveryDatabase(accountOpeningSuite)

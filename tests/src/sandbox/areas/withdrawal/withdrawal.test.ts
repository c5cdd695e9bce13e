// @vitest-environment node
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { withdrawalSuite } from "./withdrawalSuite"

onEveryDatabase(withdrawalSuite)

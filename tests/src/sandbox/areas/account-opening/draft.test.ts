// @vitest-environment node
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { draftSuite } from "./draftSuite"

onEveryDatabase(draftSuite)

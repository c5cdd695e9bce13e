// @vitest-environment node
import { onPGlite } from "../../support/onEveryDatabase"
import { draftSuite } from "./draftSuite"

onPGlite(draftSuite)

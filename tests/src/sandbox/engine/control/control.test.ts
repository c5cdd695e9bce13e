// @vitest-environment node
import { onPGlite } from "../../support/onEveryDatabase"
import { controlSuite } from "./controlSuite"

onPGlite(controlSuite)

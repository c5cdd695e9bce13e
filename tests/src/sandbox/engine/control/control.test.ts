// @vitest-environment node
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { controlSuite } from "./controlSuite"

onEveryDatabase(controlSuite)

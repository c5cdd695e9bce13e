// @vitest-environment node
import { onEveryDatabase } from "./support/onEveryDatabase"
import { screeningSuite } from "./suites/screeningSuite"

onEveryDatabase(screeningSuite)

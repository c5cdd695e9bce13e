// @vitest-environment node
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { screeningSuite } from "./screeningSuite"

onEveryDatabase(screeningSuite)

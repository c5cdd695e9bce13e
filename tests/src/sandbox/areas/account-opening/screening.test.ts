// @vitest-environment node
import { onPGlite } from "../../support/onEveryDatabase"
import { screeningSuite } from "./screeningSuite"

onPGlite(screeningSuite)

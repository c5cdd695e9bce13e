// @vitest-environment node
import { onPGlite } from "../../support/onEveryDatabase"
import { ekycSuite } from "./ekycSuite"

onPGlite(ekycSuite)

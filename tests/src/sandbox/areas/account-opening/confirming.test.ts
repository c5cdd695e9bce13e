// @vitest-environment node
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { confirmingSuite } from "./confirmingSuite"

onEveryDatabase(confirmingSuite)

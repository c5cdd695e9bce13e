/** The door of the sandbox: what commands and tests start and look at. */
export { findCase, lineOf, listCases, workOutCase } from "./areas/account-opening/draft/cases"
export {
  forecastOpenApplications,
  noApplications,
  type OpenApplication,
  readOpenApplications,
} from "./areas/account-opening/draft/forecast"
export { loadAreas } from "./engine/areas/loadAreas"
export type { Database as SandboxDatabase } from "./engine/database/tables"
export { type DatabaseOptions, openDatabase, type OpenDatabase } from "./engine/database/openDatabase"
export { type FaultName, faultNames } from "./engine/faults/faultNames"
export { planFault } from "./engine/faults/planFault"
export { buildSandbox } from "./engine/server/buildSandbox"
export { readElsewhere } from "./engine/web/elsewherePages"
export { everyAnswer, headersOfPage } from "./engine/web/securityHeaders"
export { serve } from "./serve"

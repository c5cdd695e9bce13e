/* Generated from schemas/calls/bff; `npm run generate` writes it anew. */

import type { Call as BrandPrices } from "./bff/brand-prices"
import type { Call as Course } from "./bff/course"
import type { Call as CurrentTimestamp } from "./bff/current-timestamp"
import type { Call as DeleteFavorite } from "./bff/delete-favorite"
import type { Call as DeleteGoal } from "./bff/delete-goal"
import type { Call as DividendSummary } from "./bff/dividend-summary"
import type { Call as Favorite } from "./bff/favorite"
import type { Call as Goal } from "./bff/goal"
import type { Call as PortfolioAssets } from "./bff/portfolio-assets"
import type { Call as PortfolioHistory } from "./bff/portfolio-history"
import type { Call as PortfolioSummary } from "./bff/portfolio-summary"
import type { Call as PutFavorite } from "./bff/put-favorite"
import type { Call as PutGoal } from "./bff/put-goal"

/** Request and response of every call of this client, by id. */
export interface BffCalls {
  "bff/brand-prices": BrandPrices
  "bff/course": Course
  "bff/current-timestamp": CurrentTimestamp
  "bff/delete-favorite": DeleteFavorite
  "bff/delete-goal": DeleteGoal
  "bff/dividend-summary": DividendSummary
  "bff/favorite": Favorite
  "bff/goal": Goal
  "bff/portfolio-assets": PortfolioAssets
  "bff/portfolio-history": PortfolioHistory
  "bff/portfolio-summary": PortfolioSummary
  "bff/put-favorite": PutFavorite
  "bff/put-goal": PutGoal
}

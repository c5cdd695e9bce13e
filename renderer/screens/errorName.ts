/** What reports may say of something thrown: its name. A message could hold what a customer typed. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : "unknown")

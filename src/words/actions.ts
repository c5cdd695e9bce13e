export const actionWords = [] as const

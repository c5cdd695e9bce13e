export const controlWords = [] as const

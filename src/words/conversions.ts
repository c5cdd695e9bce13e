export const conversionWords = [] as const

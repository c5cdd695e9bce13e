export const checkWords = [] as const

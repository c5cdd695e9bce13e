export const formatWords = [] as const

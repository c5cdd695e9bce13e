export const sourceWords = [] as const

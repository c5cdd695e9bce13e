/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <path d="M5 12h14" />
)

/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <path d="m9 18 6-6-6-6" />
)

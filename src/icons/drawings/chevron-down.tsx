/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <path d="m6 9 6 6 6-6" />
)

/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <path d="m15 18-6-6 6-6" />
)

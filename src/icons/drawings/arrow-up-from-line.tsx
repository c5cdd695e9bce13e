/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <>
    <path d="m18 9-6-6-6 6" />
    <path d="M12 3v14" />
    <path d="M5 21h14" />
  </>
)

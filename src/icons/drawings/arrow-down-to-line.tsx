/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <>
    <path d="M12 17V3" />
    <path d="m6 11 6 6 6-6" />
    <path d="M19 21H5" />
  </>
)

/** A picture of the size that banners have, with its words, as an address that holds all of it: nothing else is loaded. */
export function bannerPicture(title: string, [from, to]: readonly [string, string]): string {
  const bars = [30, 44, 62, 86].map(
    (height, index) => `<rect x='${230 + index * 24}' y='${118 - height}' width='14' height='${height}' rx='3'/>`,
  )
  const svg = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 350 140'>",
    `<linearGradient id='g'><stop stop-color='${from}'/><stop offset='1' stop-color='${to}'/></linearGradient>`,
    "<path fill='url(#g)' d='M0 0h350v140H0z'/>",
    `<g fill='#fff' opacity='.35'>${bars.join("")}</g>`,
    `<text x='22' y='78' fill='#fff' font-family='sans-serif' font-size='21' font-weight='700'>${title}</text></svg>`,
  ].join("")
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

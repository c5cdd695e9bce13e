/**
 * What no state may show: a value that was not there or could not be read, a text that nobody filled in, a block that did
 * not draw, a page without a title or with other than one main heading. Hidden texts count, for they are read aloud. Runs in
 * the page.
 */
export function findSlips(): readonly string[] {
  // An address may hold an @. Two hyphens stand where a format could not read a value.
  const slip = /^\s*--\s*$|undefined|null|NaN|\[object|[{}]|(^|[^\w.*+-])@|@(text|rich|get|when|do|blocks|template)\b/
  const slips: string[] = []
  const words: (string | null)[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest("script, style, noscript, template")) words.push(node.textContent)
  for (const name of ["aria-label", "alt", "placeholder", "title"])
    for (const element of document.body.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name))
  for (const word of words) if (word && slip.test(word)) slips.push(`not meant for a customer: ${word.trim()}`)
  for (const { outerHTML } of document.querySelectorAll("[data-broken]")) slips.push(`not drawn: ${outerHTML}`)
  if (document.title === "") slips.push("the page has no title")
  const headings = document.querySelectorAll("h1").length
  if (headings !== 1) slips.push(`main headings: ${headings} instead of 1`)
  return slips
}

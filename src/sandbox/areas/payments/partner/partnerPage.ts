interface PageLink {
  readonly href: string
  readonly label: string
}

interface PartnerPage {
  readonly name: string
  readonly text: string
  readonly links: readonly PageLink[]
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const style =
  ":root{color-scheme:light dark;font:16px/1.7 sans-serif}body{max-width:30em;margin:0 auto;padding:24px 20px}h1{font-size:22px;line-height:1.4}a{display:block;margin:12px 0;padding:14px 16px;border:1px solid;border-radius:12px;color:inherit;text-decoration:none}"

/** A page of the partner's site, as plain as can be: every way to end is a link. */
export const partnerPage = ({ name, text, links }: PartnerPage): string => `<!doctype html>
<html lang="ja">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${escaped(name)}</title>
  <style>${style}</style>
  <main>
    <h1>${escaped(name)}</h1>
    <p>${escaped(text)}</p>
    ${links.map(({ href, label }) => `<a href="${escaped(href)}">${escaped(label)}</a>`).join("\n    ")}
  </main>
</html>
`

interface Article {
  readonly heading: string
  readonly text: string
}

/** A document and what stands in it; no articles where only the document itself can be opened. */
export interface DocumentText {
  readonly id: unknown
  readonly title: string
  readonly articles: readonly Article[]
}

type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null

const isArticle = (value: unknown): value is Article =>
  isFields(value) && typeof value["heading"] === "string" && typeof value["text"] === "string"

/** The documents of a list, each with the articles that the texts have under its id. */
export function withTexts(
  documents: readonly Fields[],
  texts: unknown,
  { idName, titleName }: { readonly idName: string; readonly titleName: string },
): readonly DocumentText[] {
  const known = Array.isArray(texts) ? texts.filter(isFields) : []
  return documents.map((document) => {
    const articles = known.find((text) => text[idName] === document[idName])?.["articles"]
    return {
      id: document[idName],
      title: String(document[titleName] ?? ""),
      articles: Array.isArray(articles) ? articles.filter(isArticle) : [],
    }
  })
}

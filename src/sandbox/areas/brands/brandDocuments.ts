import type { LegacyResponse } from "../customers"
import { type BrandKey, countryOf, isFund } from "./brandKey"
import { isRetired } from "./fixtureBrands"

type Document = LegacyResponse<"legacy/invest_documents_get">["DOCUMENT_ARRAY"][number]
type Written = Pick<Document, "DOC_TYPE" | "TITLE" | "CREATED_DATE" | "FILE_SIZE">

const written = (DOC_TYPE: number, TITLE: string, CREATED_DATE: string, FILE_SIZE: number): Written => ({
  DOC_TYPE,
  TITLE,
  CREATED_DATE,
  FILE_SIZE,
})

const ofFunds = [
  written(1, "交付目論見書", "2024-10-01", 1_258_291),
  written(2, "目論見書補完書面", "2024-10-01", 262_144),
  written(3, "請求目論見書", "2024-10-01", 3_145_728),
  written(4, "交付運用報告書（第6期）", "2024-12-20", 524_288),
  written(5, "運用報告書（全体版・第6期）", "2024-12-20", 2_202_010),
  written(6, "月次レポート（2024年12月）", "2025-01-08", 734_003),
  written(6, "月次レポート（2024年11月）", "2024-12-06", 729_088),
]
const ofListed = [written(7, "上場有価証券等書面", "2024-04-01", 419_430)]
const ofForeign = [...ofListed, written(8, "外国証券情報", "2024-11-15", 314_572)]

/** What a brand has, by its kind; nothing for one that is retired. */
export function documentsOf(key: BrandKey): readonly Document[] {
  if (isRetired(key.brandId)) return []
  const documents = isFund(key) ? ofFunds : countryOf(key) === 2 ? ofForeign : ofListed
  return documents.map((document, index) => ({
    ...document,
    DOCUMENT_ID: `D-${key.brandId}-${index + 1}`,
    DOC_URL: `https://docs.example/d${key.brandId}-${index + 1}.pdf`,
  }))
}

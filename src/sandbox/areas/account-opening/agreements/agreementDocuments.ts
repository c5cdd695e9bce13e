export type AgreementGroup = "ONE" | "TWO"

/** Every document must be opened before it can be agreed to. */
const titles: Readonly<Record<AgreementGroup, readonly string[]>> = {
  ONE: [
    "証券総合口座取引約款",
    "保護預り約款",
    "外国証券取引口座約款",
    "投資信託累積投資約款",
    "特定口座約款",
    "非課税上場株式等管理に関する約款（NISA約款）",
    "株式等振替決済口座管理約款",
    "個人情報保護方針・特定個人情報の取扱い",
    "電子交付サービス利用規定",
  ],
  TWO: [
    "契約締結前交付書面集",
    "最良執行方針",
    "上場有価証券等書面",
    "金銭・有価証券の預託に関する書面",
    "内部者登録・インサイダー取引規制のご説明",
    "勧誘方針",
    "重要情報シート",
    "本人確認サービス（Liquid）利用規約",
  ],
}

/** What a customer declares together with each group. */
export const declarationsOf: Readonly<Record<AgreementGroup, readonly string[]>> = {
  ONE: ["agreedTermsOne", "agreedElectronicDelivery"],
  TWO: ["agreedTermsTwo", "declaredNotAntisocial", "declaredResident", "declaredOwnAccount", "agreedRisk"],
}

export function documentsOf(group: AgreementGroup, version: string) {
  return titles[group].map((title, index) => {
    const documentId = `${group.toLowerCase()}-${String(index + 1).padStart(2, "0")}`
    const url = `https://www.example.jp/documents/${documentId}.pdf`
    return { documentId, version, title, url, mustOpen: true, sort: index + 1 }
  })
}

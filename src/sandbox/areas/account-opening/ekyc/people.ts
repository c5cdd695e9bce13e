/** The residence card or certificate of a foreign national. */
export interface ResidenceDocument {
  readonly type: "RESIDENCE_CARD" | "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE"
  readonly number: string
  /** End of the period of stay; permanent residents have none. */
  readonly residenceExpireDate?: string
  readonly documentExpireDate: string
}

/** Somebody whose cards the reader of a sandbox can meet. */
export interface CardHolder {
  readonly id: string
  /** What makes this person worth choosing. */
  readonly note: string
  readonly name: string
  readonly kana: string
  readonly address: string
  /** What the list of towns has for the address; absent where it has several. */
  readonly postalCode?: string
  readonly birthDate: string
  readonly gender: "MALE" | "FEMALE" | null
  readonly residenceDocument?: ResidenceDocument
}

const limitedStay = (number: string, date: string): ResidenceDocument => ({
  type: "RESIDENCE_CARD",
  number,
  residenceExpireDate: date,
  documentExpireDate: date,
})

const home = "東京都千代田区千代田１－１ サンプルマンション１０１"

/** The first is the one that a reading takes where nobody is chosen. */
export const cardHolders: readonly CardHolder[] = [
  {
    id: "hanako",
    note: "34歳（2025年1月）、日本国籍",
    name: "山田 花子",
    kana: "ヤマダ　ハナコ",
    address: home,
    postalCode: "1000001",
    birthDate: "1990-04-01",
    gender: "FEMALE",
  },
  {
    id: "misaki",
    note: "旧姓（鈴木）がある",
    name: "佐藤 美咲",
    kana: "サトウ　ミサキ",
    address: "神奈川県横浜市中区山下町２７９－１",
    postalCode: "2310023",
    birthDate: "1988-11-23",
    gender: "FEMALE",
  },
  {
    id: "haruna",
    note: "16歳（2025年1月）、未成年",
    name: "山田 陽菜",
    kana: "ヤマダ　ハルナ",
    address: home,
    postalCode: "1000001",
    birthDate: "2008-09-20",
    gender: "FEMALE",
  },
  {
    id: "sho",
    note: "12歳（2025年1月）、お申込みいただけない年齢",
    name: "山田 翔",
    kana: "ヤマダ　ショウ",
    address: home,
    postalCode: "1000001",
    birthDate: "2012-05-05",
    gender: "MALE",
  },
  {
    id: "hoa",
    note: "ベトナム国籍、在留カード（2027年1月20日まで）、通称名がある",
    name: "NGUYEN THI HOA",
    kana: "グエン　ティ　ホア",
    address: home,
    postalCode: "1000001",
    birthDate: "1990-04-01",
    gender: "FEMALE",
    residenceDocument: limitedStay("AB12345678CD", "2027-01-20"),
  },
  {
    id: "lan",
    note: "ベトナム国籍、永住者の在留カード（カードの有効期間は2030年5月10日まで）",
    name: "TRAN THI LAN",
    kana: "チャン　ティ　ラン",
    address: home,
    postalCode: "1000001",
    birthDate: "1984-02-14",
    gender: "FEMALE",
    residenceDocument: { type: "RESIDENCE_CARD", number: "CD13572468EF", documentExpireDate: "2030-05-10" },
  },
  {
    id: "linh",
    note: "ベトナム国籍の16歳（2025年1月）、在留カード（2027年1月20日まで）",
    name: "NGUYEN THI LINH",
    kana: "グエン　ティ　リン",
    address: home,
    postalCode: "1000001",
    birthDate: "2008-09-20",
    gender: "FEMALE",
    residenceDocument: limitedStay("GH13572468JK", "2027-01-20"),
  },
  {
    id: "mina",
    note: "韓国籍、特別永住者証明書（2030年6月30日まで）、別のお名前が2つある",
    name: "金 美奈",
    kana: "キム　ミナ",
    address: "大阪府大阪市生野区桃谷１丁目１－１",
    birthDate: "1992-08-08",
    gender: "FEMALE",
    residenceDocument: {
      type: "SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE",
      number: "EF87654321GH",
      documentExpireDate: "2030-06-30",
    },
  },
  {
    id: "maria",
    note: "日本とブラジルの複数国籍、旧姓と外国での名前がある",
    name: "鈴木 マリア",
    kana: "スズキ　マリア",
    address: "静岡県浜松市中央区元城町１０３－２",
    birthDate: "1995-12-31",
    gender: "FEMALE",
  },
  {
    id: "yoshida",
    note: "基本多言語面の外の漢字（𠮷）と異体字（葛󠄀）",
    name: "𠮷田 一郎",
    kana: "ヨシダ　イチロウ",
    address: "奈良県葛󠄀城市柿本１６６",
    birthDate: "1975-02-28",
    gender: null,
  },
  {
    id: "long-name",
    note: "長いお名前（40文字）、在留カード（2028年3月31日まで）",
    name: "MARIA FERNANDA DA CONCEICAO SOUZA TANAKA",
    kana: "マリア　フェルナンダ",
    address: home,
    postalCode: "1000001",
    birthDate: "1985-07-07",
    gender: "FEMALE",
    residenceDocument: limitedStay("JK24681357LM", "2028-03-31"),
  },
  {
    id: "jiro",
    note: "すでに口座をお持ちの方",
    name: "見本 次郎",
    kana: "ミホン　ジロウ",
    address: home,
    postalCode: "1000001",
    birthDate: "1970-10-10",
    gender: "MALE",
  },
]

export const findCardHolder = (id: unknown): CardHolder | undefined => cardHolders.find((holder) => holder.id === id)

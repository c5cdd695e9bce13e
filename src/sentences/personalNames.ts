/** What a value may say of a customer (`personal`), as people call it. */
export const personalNames: Readonly<Record<string, string>> = {
  answer: "そのほかの回答",
  name: "氏名",
  contact: "連絡先",
  birth: "生年月日",
  address: "住所",
  id: "番号や合言葉",
  money: "金額",
  none: "お客さまに関わらないもの",
}

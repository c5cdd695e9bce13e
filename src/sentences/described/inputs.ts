/** What conversions make of a text. */
export const conversions: Readonly<Record<string, string>> = {
  trim: "前後の空白を消す",
  "half-width": "英数字・記号・空白を半角にする",
  "full-width": "英数字・記号・空白・カナを全角にする",
  upper: "英字を大文字にする",
  "digits-half": "半角の数字だけを残す",
  "code-half": "半角にして空白を消し、ハイフンを「-」にそろえる",
  "without-hyphens": "ハイフンを消す",
  phone: "電話番号の数字だけを残す。先頭の81は0にする",
  "pad-7": "口座番号の前に0を付けて7けたにする",
  amount: "半角の数字にし、カンマ・円・先頭の0を消す",
  email: "半角にして空白を消し、@のあとを小文字にする",
  "kana-full": "カナを全角カタカナにし、間の空白を全角1つにする",
  "name-kana": "カナを全角カタカナにし、間の空白や「・」を全角の空白1つにする",
  "name-width": "日本の文字があれば全角、なければ半角の大文字にする",
  "address-line": "全角にし、ハイフンを「－」にそろえる",
  "company-name": "全角にし、㈱や㈲を書きくだす",
}

/** What checks ask of a text. */
export const checks: Readonly<Record<string, string>> = {
  "katakana-only": "全角カタカナ・長音・全角の空白だけ",
  "full-width-only": "半角の文字がない",
  "full-or-latin": "すべて全角か、すべて英字",
  "postal-code": "ハイフンのない7けた",
  "mobile-phone": "060・070・080・090の携帯電話番号",
  "landline-phone": "10けたの固定電話番号",
  "phone-number": "携帯電話か固定電話の番号",
  "email-address": "半角のメールアドレス。@の前は64文字まで。点の続く昔の携帯メールも使える",
  "securities-code": "4文字の銘柄コード（2024年からの英字を含む。B E I O Q V Z は除く）",
  "tax-number": "外国の納税者番号",
  "real-date": "1900年からの、暦にある日付（YYYY-MM-DD）。うるう年も見る",
  "member-id": "お客さまのID（英数字6〜12文字）",
  version: "数字.数字.数字",
  "gtm-id": "タグマネージャーのID",
}

import type { TenantContext } from "../../../engine"

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly lines: readonly string[]
  /** The code that the mail brings, for those who read the outbox by machine. */
  readonly code?: string
}

const sender = "サンプル証券 <no-reply@mail.sample-securities.example.jp>"

/** Only the mail with the code holds one, and none holds anything personal; links lead to `/applink`, where the guard decides. */
export async function sendMail({ trx, tenant, now }: TenantContext, mail: Mail): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      tenant: tenant.name,
      channel: "mail",
      sender,
      recipient: mail.to,
      subject: `【サンプル証券】${mail.subject}`,
      body: mail.lines.join("\n"),
      code: mail.code ?? null,
      at: now,
    })
    .execute()
}

export const codeMail = (to: string, code: string): Mail => ({
  to,
  code,
  subject: "認証コードのお知らせ",
  lines: [
    `認証コード：${code}`,
    "",
    "このコードの有効期限は10分です。お心当たりのない場合は、このメールを破棄してください。",
  ],
})

const link = (target: string) => `アプリで確認する：/applink?target=${target}`

export const submittedMail = (to: string, receiptNumber: string): Mail => ({
  to,
  subject: "口座開設のお申込みを受け付けました",
  lines: [
    "口座開設のお申込みありがとうございます。",
    `受付番号：${receiptNumber}`,
    "審査には通常1〜3営業日ほどかかります。結果はメールでお知らせします。",
    link("screening"),
  ],
})

export const noticeTaskMail = (to: string): Mail => ({
  to,
  subject: "NISA廃止通知書のご提出のお願い",
  lines: ["廃止通知書がお手元に届きましたら、アプリからご提出ください。", link("nisa_abolition")],
})

export const approvedMail = (to: string): Mail => ({
  to,
  subject: "口座開設が完了しました",
  lines: ["口座開設の手続きが完了しました。会員IDはアプリでご確認いただけます。", link("screening")],
})

export const declinedMail = (to: string): Mail => ({
  to,
  subject: "口座開設の審査結果のお知らせ",
  lines: ["審査が完了しました。結果はアプリでご確認ください。", link("screening")],
})

export const repeatMail = (to: string): Mail => ({
  to,
  subject: "本人確認のやり直しのお願い",
  lines: ["お手数ですが、もう一度カードの読み取りをお願いします。", link("account_open")],
})

export const consentMail = (to: string): Mail => ({
  to,
  subject: "お子さまの口座開設への同意のお願い",
  lines: [
    "お子さまから口座開設のお申込みがありました。内容をご確認のうえ、同意のお手続きをお願いします。",
    "お心当たりのない場合は、このメールを破棄してください。",
  ],
})

export const noticeReceivedMail = (to: string): Mail => ({
  to,
  subject: "廃止通知書を受け付けました",
  lines: ["廃止通知書を受け付けました。内容を確認し、税務署へ申請します。", link("screening")],
})

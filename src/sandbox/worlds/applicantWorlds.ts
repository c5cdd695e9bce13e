import { createApplication } from "../aco/createApplication"
import { declarationsOf } from "../aco/agreementDocuments"
import { sendCode } from "../aco/mailCodes"
import type { ReturnPoint } from "../aco/returnPoints"
import { createSession } from "../aco/sessions"
import type { CallContext } from "../calls/context"
import { later, seconds } from "../calendar/moments"
import { defineWorld, type Person, type Stage, type World } from "./world"

/** 山田 花子. */
const email = "hanako@example.jp"
const verifiedAt = "2025-01-15T09:50:00+09:00"
const expiresAt = "2025-02-14T23:59:59+09:00"

const contextOf = (stage: Stage): CallContext => ({
  ...stage,
  caller: { device: null, appVersion: null, knownEtag: null, origin: "" },
})

async function addApplicant(stage: Stage, returnPoint: ReturnPoint | "OLD_FLOW_FALLBACK"): Promise<Person> {
  const { id } = await createApplication({ ...stage, now: new Date(verifiedAt) }, { returnPoint, email })
  await stage.work
    .updateTable("application")
    .set({ expires_at: new Date(expiresAt) })
    .where("id", "=", id)
    .execute()
  const groups = returnPoint === "AGREEMENT_CONFIRM" ? [] : (["ONE", "TWO"] as const)
  for (const group of groups)
    await stage.work
      .insertInto("acceptance")
      .values({
        space: stage.space.name,
        application_id: id,
        agreement_group: group,
        document_version: stage.space.settings.agreementVersion,
        declarations: JSON.stringify(Object.fromEntries(declarationsOf[group].map((name) => [name, true]))),
        at: new Date(verifiedAt),
        device: null,
        app_version: null,
      })
      .execute()
  return { AO_SESSION: await createSession(contextOf(stage), id) }
}

async function addWaitingForCode(stage: Stage): Promise<Person> {
  const context = { ...contextOf(stage), now: later(stage.now, -seconds(30)) }
  const { id } = await createApplication(context, { returnPoint: "OTP_INPUT", email })
  await sendCode(context, { id }, email)
  return { AO_SESSION: await createSession(context, id) }
}

const nobody = async (): Promise<Person> => ({})

/** Worlds about somebody without an account. */
export const applicantWorlds: readonly World[] = [
  defineWorld({ name: "new-applicant", title: "口座開設をはじめる前", stock: nobody }),
  defineWorld({ name: "demo-visitor", title: "ログインしていない訪問者", stock: nobody }),
  defineWorld({ name: "applicant-otp", title: "認証コードの送信後", stock: addWaitingForCode }),
  defineWorld({
    name: "applicant-agreements",
    title: "メール認証後（規約の確認から）",
    stock: (stage) => addApplicant(stage, "AGREEMENT_CONFIRM"),
  }),
  defineWorld({
    name: "applicant-nfc",
    title: "規約の同意後（本人確認の準備から）",
    stock: (stage) => addApplicant(stage, "AFTER_ALL_AGREEMENTS"),
  }),
  defineWorld({
    name: "applicant-expired",
    title: "お申込みから30日経過",
    startsAt: "2025-02-15T10:00:00+09:00",
    stock: (stage) => addApplicant(stage, "AFTER_ALL_AGREEMENTS"),
  }),
  defineWorld({
    name: "applicant-old-flow",
    title: "郵送での申込みに切替済み",
    stock: (stage) => addApplicant(stage, "OLD_FLOW_FALLBACK"),
  }),
  defineWorld({
    name: "applicant-screening",
    title: "審査中",
    stock: (stage) => addApplicant(stage, "UNDER_SCREENING"),
  }),
  defineWorld({
    name: "maintenance",
    title: "口座開設のメンテナンス中",
    startsAt: "2025-01-20T01:00:00+09:00",
    stock: (stage) => addApplicant(stage, "AFTER_ALL_AGREEMENTS"),
  }),
]

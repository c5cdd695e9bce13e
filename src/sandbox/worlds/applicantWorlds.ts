import { createApplication } from "../aco/createApplication"
import { sendCode } from "../aco/mailCodes"
import { createSession } from "../aco/sessions"
import { later, seconds } from "../calendar/moments"
import { addApplicant, type ApplicantParts, contextOf, email } from "./addApplicant"
import * as drafts from "./applicantDrafts"
import { addKnownCustomers } from "./knownCustomers"
import { submittedWorlds } from "./submittedWorlds"
import { defineWorld, type Person, type Stage, type World } from "./world"

async function addWaitingForCode(stage: Stage): Promise<Person> {
  const context = { ...contextOf(stage), now: later(stage.now, -seconds(30)) }
  await addKnownCustomers(stage)
  const { id } = await createApplication(context, { returnPoint: "OTP_INPUT", email })
  await sendCode(context, { id }, email)
  return { AO_SESSION: await createSession(context, id) }
}

async function nobody(stage: Stage): Promise<Person> {
  await addKnownCustomers(stage)
  return {}
}

const inFlow = (name: string, title: string, parts: ApplicantParts): World =>
  defineWorld({ name, title, stock: (stage) => addApplicant(stage, parts) })

/** Worlds about somebody without an account, in the order of the flow. */
export const applicantWorlds: readonly World[] = [
  defineWorld({ name: "new-applicant", title: "口座開設をはじめる前", stock: nobody }),
  defineWorld({ name: "demo-visitor", title: "ログインしていない訪問者", stock: nobody }),
  defineWorld({ name: "applicant-otp", title: "認証コードの送信後", stock: addWaitingForCode }),
  inFlow("applicant-agreements", "メール認証後（規約の確認から）", { point: "AGREEMENT_CONFIRM" }),
  inFlow("applicant-nfc", "規約の同意後（本人確認の準備から）", { point: "AFTER_ALL_AGREEMENTS" }),
  inFlow("applicant-onboarding", "カードの読み取り前（準備の回答済み）", {
    point: "AFTER_ALL_AGREEMENTS",
    draft: drafts.ready,
    version: 2,
  }),
  inFlow("applicant-card-read", "カードの読み取り後（別のお名前・国籍から）", {
    point: "AFTER_LIQUID_1",
    draft: drafts.readCard("hanako"),
    version: 3,
  }),
  inFlow("applicant-latin-name", "カードの読み取り後（アルファベットの長いお名前）", {
    point: "AFTER_LIQUID_1",
    draft: drafts.readCard("long-name"),
    version: 3,
  }),
  inFlow("applicant-foreign", "外国籍（在留資格の確認から）", {
    point: "AFTER_LIQUID_1",
    draft: drafts.beforeResidenceCard,
    version: 5,
  }),
  inFlow("applicant-residence-card", "外国籍・在留カード（期限の入力と読み取りから）", {
    point: "AFTER_LIQUID_1",
    draft: drafts.residenceCardTyped,
    version: 8,
  }),
  inFlow("applicant-permanent-resident", "外国籍・永住者の在留カード（満了日の記載なし）", {
    point: "AFTER_LIQUID_1",
    draft: drafts.permanentResident,
    version: 8,
  }),
  inFlow("applicant-special-permanent", "外国籍・特別永住者証明書（期限の入力と読み取りから）", {
    point: "AFTER_LIQUID_1",
    draft: drafts.certificateTyped,
    version: 7,
  }),
  inFlow("applicant-names", "国籍の確認後（お名前の入力から）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.japanese("hanako"),
    version: 5,
  }),
  inFlow("applicant-rare-characters", "めずらしい漢字のお名前とご住所（𠮷・葛󠄀）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.japanese("yoshida"),
    version: 5,
  }),
  inFlow("applicant-minor", "未成年・16歳（親権者さまの確認から）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.japanese("haruna"),
    version: 5,
  }),
  inFlow("applicant-under-15", "15歳未満（お申込みいただけない）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.japanese("sho"),
    version: 5,
  }),
  inFlow("applicant-step1", "基本情報の入力後（日本国籍）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.stepOne,
    version: 8,
  }),
  inFlow("applicant-step1-former-name", "基本情報の入力後（旧姓あり）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.stepOneFormerName,
    version: 9,
  }),
  inFlow("applicant-step1-residence-card", "基本情報の入力後（在留カード・通称名）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.stepOneResidenceCard,
    version: 13,
  }),
  inFlow("applicant-step1-special-permanent", "基本情報の入力後（特別永住者・別のお名前2つ）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.stepOneCertificate,
    version: 13,
  }),
  inFlow("applicant-step1-minor", "基本情報の入力後（未成年）", {
    point: "AFTER_LIQUID_2",
    draft: drafts.stepOneMinor,
    version: 9,
  }),
  inFlow("applicant-step2", "お客さま情報の入力前", { point: "STEP_2", draft: drafts.stepOne, version: 8 }),
  inFlow("applicant-step2-minor", "お客さま情報の入力前（未成年）", {
    point: "STEP_2",
    draft: drafts.stepOneMinor,
    version: 9,
  }),
  inFlow("applicant-step2-filled", "お客さま情報の入力後（会社員・NISA新規）", {
    point: "STEP_2",
    draft: drafts.stepTwo,
    version: 17,
  }),
  inFlow("applicant-step2-transfer", "お客さま情報の入力後（NISAの金融機関変更）", {
    point: "STEP_2",
    draft: { ...drafts.stepTwo, ...drafts.nisaFromElsewhere },
    version: 17,
  }),
  inFlow("applicant-step2-insider", "お客さま情報の入力後（上場会社の関係者）", {
    point: "STEP_2",
    draft: drafts.stepTwoInsider,
    version: 18,
  }),
  inFlow("applicant-step2-homemaker", "お客さま情報の入力後（主婦・NISAなし）", {
    point: "STEP_2",
    draft: drafts.stepTwoHomemaker,
    version: 12,
  }),
  inFlow("applicant-step3", "投資アンケートの回答前", { point: "STEP_3", draft: drafts.stepTwo, version: 17 }),
  inFlow("applicant-step3-filled", "投資アンケートの回答後（経験なし）", {
    point: "STEP_3",
    draft: drafts.stepThree,
    version: 21,
  }),
  inFlow("applicant-step3-experienced", "投資アンケートの回答後（経験あり）", {
    point: "STEP_3",
    draft: drafts.stepThreeExperienced,
    version: 24,
  }),
  ...submittedWorlds,
  defineWorld({
    name: "applicant-expired",
    title: "お申込みから30日経過",
    startsAt: "2025-02-15T10:00:00+09:00",
    stock: (stage) => addApplicant(stage, { point: "AFTER_ALL_AGREEMENTS" }),
  }),
  inFlow("applicant-old-flow", "郵送での申込みに切替済み", { point: "OLD_FLOW_FALLBACK" }),
  defineWorld({
    name: "maintenance",
    title: "口座開設のメンテナンス中",
    startsAt: "2025-01-20T01:00:00+09:00",
    stock: (stage) => addApplicant(stage, { point: "AFTER_ALL_AGREEMENTS" }),
  }),
]

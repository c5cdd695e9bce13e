import type { Json, Testbed, Visitor } from "./testbed"
import { newestCode, visit } from "./testbed"

export const email = "hanako@example.jp"

/** What is ticked beside each group of agreements. */
export const declarations = {
  ONE: { agreedTermsOne: true, agreedElectronicDelivery: true },
  TWO: {
    agreedTermsTwo: true,
    declaredNotAntisocial: true,
    declaredResident: true,
    declaredOwnAccount: true,
    agreedRisk: true,
  },
}

export const dataOf = (answer: Json): Json => (answer["data"] ?? {}) as Json

export const refusalOf = (answer: Json): unknown => answer["business_error_code"]

/** Somebody who applies, one screen after the other; the version of the draft is carried along. */
export interface Applicant {
  readonly visitor: Visitor
  /** Saves what a screen asks; gives the whole answer. */
  save(section: string, answers: Json): Promise<Json>
  /** Saves several screens, each of which must go well. */
  saveAll(...screens: readonly (readonly [section: string, answers: Json])[]): Promise<void>
  draft(): Promise<Json>
  point(): Promise<unknown>
  /** Starts a reading of a card; gives the session. */
  startReading(input: Json): Promise<Json>
  /** What the reader of the phone found, and what the application hears of it. */
  endReading(sessionId: unknown, result: string, more?: Json): Promise<Json>
  /** Starts and ends a reading. */
  read(input: Json, result?: string, more?: Json): Promise<Json>
  confirm(step: "STEP_1" | "STEP_2"): Promise<Json>
  submit(key?: string): Promise<Json>
  /** Proves the mail address and agrees to everything. */
  begin(): Promise<void>
  agree(): Promise<Json>
  current(): Promise<Json>
  event(name: string): Promise<unknown>
}

export const firstReading = { purpose: "PRIMARY", ekycMethod: "JPKI", agreedJpkiConsent: true, platform: "ios" }
export const residenceReading = (foreignDocumentType: string) => {
  return { purpose: "RESIDENCE", foreignDocumentType, platform: "ios" }
}

export async function apply(bed: Testbed, world: string): Promise<Applicant> {
  const visitor = await visit(bed.app, world)
  let version = 0
  const call = async (method: string, path: string, body?: Json, key?: string): Promise<Json> => {
    // No more than sixty calls a minute are taken.
    bed.wait(1100)
    const answer = await visitor.aco(method, path, body, key)
    const known = dataOf(answer)["version"]
    if (typeof known === "number") version = known
    return answer
  }
  const reread = async () => dataOf(await call("GET", "/draft"))
  const applicant: Applicant = {
    visitor,
    async save(section, answers) {
      await reread()
      return call("PATCH", `/draft/${section}`, { version, ...answers })
    },
    async saveAll(...screens) {
      for (const [section, answers] of screens) {
        const answer = await applicant.save(section, answers)
        if (answer["data"] == null) throw new Error(`${section} ${JSON.stringify(answers)}: ${JSON.stringify(answer)}`)
      }
    },
    draft: async () => (await reread())["draft"] as Json,
    point: async () => dataOf(await call("GET", "/progress"))["returnPoint"],
    startReading: (input) => call("POST", "/ekyc/sessions", input),
    async endReading(sessionId, result, more = {}) {
      await visitor.control("POST", "/ekyc", { sessionId, result, ...more })
      return call("GET", `/ekyc/sessions/${String(sessionId)}`)
    },
    async read(input, result = "SUCCEEDED", more = {}) {
      const started = await applicant.startReading(input)
      const { sessionId } = dataOf(started)
      return sessionId === undefined ? started : applicant.endReading(sessionId, result, more)
    },
    async confirm(step) {
      await reread()
      return call("POST", "/draft/confirm", {
        step,
        version,
        [step === "STEP_1" ? "confirmedStep1" : "confirmedStep2"]: true,
      })
    },
    async submit(key) {
      await reread()
      return call("POST", "/applications", { version }, key)
    },
    async begin() {
      await call("POST", "/mail-auth", { email })
      await call("POST", "/mail-auth/verify", { code: await newestCode(visitor) })
      await applicant.agree()
    },
    async agree() {
      let answer: Json = {}
      for (const group of ["ONE", "TWO"] as const) {
        const { documents } = dataOf(await call("GET", `/agreements?group=${group}`)) as { documents: Json[] }
        const read = documents.map(({ documentId, version: of }) => ({ documentId, version: of }))
        answer = await call("POST", "/agreements/accept", { group, documents: read, declarations: declarations[group] })
      }
      return answer
    },
    current: async () => call("GET", "/applications/current"),
    event: (name) => visitor.control("POST", "/screening", { event: name }),
  }
  return applicant
}

export const ready = { hasMyNumberCard: "YES", knowsSignaturePassword: "YES", nfcAvailable: true }

export const address = {
  postalCode: "1000001",
  prefecture: "東京都",
  city: "千代田区",
  street: "千代田１－１",
  building: "サンプルマンション１０１",
  declaredAddressCurrent: true,
}

export const customer = {
  taxAccountChoice: "SPECIFIC_WITHHOLDING",
  transactionPurposes: ["ASSET_BUILDING"],
  isForeignPep: "NO",
  isUsTaxPerson: "NO",
  taxResidenceJapanOnly: "YES",
  marketingEmailOptIn: false,
}

export const employee = [
  ["job", { jobCategory: "COMPANY_EMPLOYEE" }],
  ["job", { companyName: "株式会社見本商事", worksAtSecuritiesFirm: "NO" }],
  ["job", { departmentName: "営業部" }],
  ["job", { jobRole: "STAFF" }],
  ["job", { jobType: "WHOLESALE" }],
  ["job", { insiderStatus: "NO" }],
] as const

export const survey = [
  ["survey", { investmentPolicy: "GROWTH_LONG", investmentHorizon: "OVER_10Y" }],
  ["survey", { annualIncome: "5M_7M", incomeSource: "SALARY" }],
  ["survey", { financialAssets: "1M_3M", fundNature: "SURPLUS" }],
  ["survey", { experiencedProducts: ["NONE"] }],
  ["survey", { interestedTradingTypes: ["MUTUAL_FUND"], applicationTrigger: "NISA", finalDeclarationAccepted: true }],
] as const

import type { Role } from "./proposals"

export const roleNames: Readonly<Record<Role, string>> = {
  view: "閲覧",
  edit: "編集",
  review: "確認",
  publish: "公開",
  cases: "対応",
  audit: "監査",
  admin: "管理",
}

/** Such as 「確認」「公開」. */
export const nameRoles = (roles: readonly Role[]): string => roles.map((role) => `「${roleNames[role]}」`).join("")

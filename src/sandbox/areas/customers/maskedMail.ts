/** `y*****@example.jp` */
export const maskedMail = (mail: string): string => `${mail.slice(0, 1)}*****${mail.slice(mail.indexOf("@"))}`

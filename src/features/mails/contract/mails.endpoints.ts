import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LOCALES, SCRIPTS } from '#platform/contract/locale.ts'

/** How the ids of a mail's texts begin, such as `account.mail:mail.verification`. */
const id = z.string().check(z.regex(/^[\w.-]{1,60}:[\w.]{1,80}$/))
const locale = z.enum(LOCALES)

const listedMail = z.strictObject({ id, subject: z.string() })
export type ListedMail = z.output<typeof listedMail>

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'The mails that the product sends, by area, each with its subject in the language of the reader',
  limit: { times: 60, seconds: 60 },
  response: z.strictObject({
    areas: z.array(z.strictObject({ title: z.string(), mails: z.array(listedMail) })),
  }),
})

const part = z.union([
  z.strictObject({ kind: z.enum(['paragraph', 'code', 'small']), text: z.string() }),
  z.strictObject({ kind: z.enum(['button', 'link']), label: z.string(), url: z.string() }),
])

export const getMail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/sample',
  summary: 'One mail with sample values, in a language and a script',
  limit: { times: 240, seconds: 60 },
  query: z.strictObject({ id, locale, script: z.enum(SCRIPTS) }),
  response: z.strictObject({
    subject: z.string(),
    heading: z.string(),
    parts: z.array(part),
    hasCalendar: z.boolean(),
    /** Bytes of the HTML and the text together. */
    size: z.int(),
    /** Where the mail opens as mailboxes draw it; for ten minutes. */
    path: z.string(),
  }),
})

export const sendMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/sample',
  summary: 'Sends one mail with sample values to the address of the caller',
  limit: { times: 30, seconds: 3600 },
  body: z.strictObject({ id, locale }),
  response: z.strictObject({ to: z.string() }),
})

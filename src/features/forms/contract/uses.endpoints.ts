import * as z from 'zod/mini'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { field } from './rules/field.ts'
import { answers } from './submissions.endpoints.ts'

/** Why answers are not read yet: people are judged without names, or applications still arrive. */
export const HIDDEN_REASONS = ['blind', 'open'] as const

const kind = z.string().check(z.regex(/^[a-z]{1,30}$/))
const params = z.strictObject({ kind, id: uuid })
const bothTexts = z.strictObject({ bhs: z.string(), en: z.string() })

/** The form to fill in for something, and the same to print. */
const formOffer = z.strictObject({ title: bothTexts, path: z.string(), paper: z.string() })
export type FormOffer = z.output<typeof formOffer>

export const getPublicUse = endpoint({
  method: 'GET',
  path: '/api/public/form-uses/{kind}/{id}',
  impersonation: 'reads',
  summary: 'The form that something asks its people to fill in, while it takes answers',
  params,
  response: z.strictObject({ offer: z.nullable(formOffer) }),
})

const formUse = z.strictObject({
  /** The address of the form in use. */
  form: z.nullable(z.string()),
  choices: z.array(z.strictObject({ slug: z.string(), title: bothTexts })),
  /** How many answers came for this thing, with earlier forms too. */
  received: z.int(),
})
export type FormUse = z.output<typeof formUse>

export const getFormUse = endpoint({
  method: 'GET',
  path: '/api/form-uses/{kind}/{id}',
  impersonation: 'reads',
  summary: 'The form of an opportunity or a call that the member looks after, and the forms to choose from',
  params,
  response: formUse,
})

export const saveFormUse = endpoint({
  method: 'PUT',
  path: '/api/form-uses/{kind}/{id}',
  summary: 'Chooses the form of an opportunity or a call, or none',
  params,
  body: z.strictObject({ form: z.nullable(z.string().check(z.maxLength(60))) }),
  response: formUse,
})

const usedSubmission = z.strictObject({
  id: uuid,
  number: z.int(),
  /** The member who sent it; null for visitors. */
  member: z.nullable(z.string()),
  answers,
  sentAt: isoDateTime,
  clearedAt: z.nullable(isoDateTime),
  files: z.array(z.strictObject({ id: uuid, field: z.string(), name: z.string() })),
})
export type UsedSubmission = z.output<typeof usedSubmission>

export const listUseSubmissions = endpoint({
  method: 'GET',
  path: '/api/form-uses/{kind}/{id}/submissions',
  summary: 'What was sent with the form of an opportunity or a call, the newest first',
  blocks: { none: 'Each sender gave it to this organisation or bank, as an application is given.' },
  params,
  query: z.strictObject({ after: z.optional(cursor) }),
  response: z.strictObject({
    received: z.int(),
    hidden: z.nullable(z.enum(HIDDEN_REASONS)),
    fields: z.array(field),
    submissions: z.array(usedSubmission),
    next: z.nullable(z.string()),
  }),
})

export const getUseFile = endpoint({
  method: 'GET',
  path: '/api/form-uses/{kind}/{id}/submissions/{submission}/files/{file}',
  summary: 'A file that was sent with the form of an opportunity or a call',
  params: z.strictObject({ kind, id: uuid, submission: uuid, file: uuid }),
  limit: { times: 240, seconds: 60 },
  status: 200,
})

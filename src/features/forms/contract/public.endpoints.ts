import * as z from 'zod/mini'
import { line, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { formFile } from './files.ts'
import { AUDIENCES, settings } from './settings.ts'
import { content } from './rules/content.ts'
import { STATUSES } from './statuses.ts'

export const PUBLIC_STATES = ['soon', 'open', 'closed', 'full'] as const
export const NOTICES = ['fast', 'trap', 'more', 'kept', 'stale'] as const
export const GOES = ['next', 'back', 'keep'] as const

const slug = z.string().check(z.maxLength(60))
const params = z.strictObject({ slug })
const key = z.string().check(z.regex(/^[\w-]{43}$/))
const name = z.string().check(z.regex(/^[a-z][a-z0-9]{2,11}(\.[a-z][a-z0-9]{2,11})?$/))
const values = z.array(words(6000)).check(z.maxLength(200))

const publicForm = z.strictObject({
  id: uuid,
  slug: z.string(),
  version: z.int(),
  content,
  audience: z.enum(AUDIENCES),
  state: z.enum(PUBLIC_STATES),
  opensAt: z.nullable(isoDateTime),
  closesAt: z.nullable(isoDateTime),
  framed: z.boolean(),
  /** Days after which personal data goes; null where it stays. */
  retentionDays: settings.shape.retentionDays,
  /** The organisation whose form it is, which reads the answers; none where it is of the house. */
  organisation: z.nullable(z.strictObject({ name: z.string(), path: z.string() })),
  /** What it is filled in for, and who reads the answers there. */
  about: z.nullable(
    z.strictObject({ title: content.shape.title, by: content.shape.title, path: z.string() }),
  ),
  /** Goes back with the answers, and tells when the form was opened. */
  mark: z.string(),
  /** The draft of the given key. */
  draft: z.nullable(
    z.strictObject({
      typed: z.record(name, z.array(z.string())),
      step: z.string(),
      tried: z.boolean(),
      notice: z.nullable(z.enum(NOTICES)),
      /** Files that its controls name. */
      files: z.array(formFile),
      /** It changes what was sent before. */
      changes: z.boolean(),
    }),
  ),
})
export type PublicForm = z.output<typeof publicForm>

export const getPublicForm = endpoint({
  method: 'GET',
  path: '/api/public/forms/{slug}',
  summary: 'A form as everybody sees it, and with its key what somebody has begun',
  params,
  query: z.strictObject({ token: z.optional(key), for: z.optional(uuid) }),
  response: publicForm,
})

/** One step of a form as it is sent. */
export const sending = z.strictObject({
  token: z.nullable(key),
  mark: line(200),
  /** A field that nobody sees; whoever fills it in reads no page. */
  trap: line(200),
  step: z.string().check(z.maxLength(12)),
  go: z.enum(GOES),
  /** Fields that stood on the page. */
  asked: z.array(z.string().check(z.maxLength(12))).check(z.maxLength(150)),
  /** The values of the controls. */
  typed: z.array(z.strictObject({ name, values })).check(z.maxLength(1000)),
  locale: localeInput,
  framed: z.boolean(),
})
export type Sending = z.output<typeof sending>

export const sendForm = endpoint({
  method: 'POST',
  path: '/api/public/forms/{slug}/answers',
  summary:
    'Sends a step of a form: says where it goes on, which after the last step is where the sender follows it',
  params,
  body: sending,
  limit: { times: 120, seconds: 600 },
  response: z.strictObject({ path: z.string(), sent: z.boolean() }),
})

const submissionView = z.strictObject({
  slug: z.string(),
  title: content.shape.title,
  thanks: content.shape.thanks,
  fields: content.shape.fields,
  answers: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.record(z.string(), z.string())]),
  ),
  version: z.int(),
  number: z.int(),
  status: z.enum(STATUSES),
  statusText: z.string(),
  statusAt: isoDateTime,
  sentAt: isoDateTime,
  editedAt: z.nullable(isoDateTime),
  editableUntil: z.nullable(isoDateTime),
  clearedAt: z.nullable(isoDateTime),
  /** True if a reader deleted it; false if its retention ended. */
  deleted: z.boolean(),
  /** When its personal data goes. */
  clearsAt: z.nullable(isoDateTime),
})
export type OwnSubmission = z.output<typeof submissionView>

export const getSubmissionOfSender = endpoint({
  method: 'GET',
  path: '/api/public/forms/{slug}/sent',
  summary: 'What somebody sent and what became of it, by the key that only they have',
  params,
  query: z.strictObject({ token: key }),
  response: submissionView,
})

const ownSubmission = z.strictObject({
  id: uuid,
  title: content.shape.title,
  number: z.int(),
  status: z.enum(STATUSES),
  sentAt: isoDateTime,
  statusAt: isoDateTime,
  /** The address where its sender follows it. */
  path: z.string(),
})

export const listOwnSubmissions = endpoint({
  method: 'GET',
  path: '/api/forms/submissions',
  summary: 'What the member has sent with forms, the newest first; 100 at most',
  response: z.strictObject({ submissions: z.array(ownSubmission) }),
})

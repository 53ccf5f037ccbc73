import * as z from 'zod/mini'
import { KINDS } from '#features/opportunities/contract/kinds.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { NO_NOTICE_REASONS } from './no-notice.ts'
import { isoDateTime, localeInput, uuid, versionNumber } from '#platform/contract/schemas.ts'

export const TEXT_MAX = 60_000
export const TEXTS_MAX = 100
const TITLE_MAX = 140
export const CURRENCIES = ['BAM', 'EUR', 'USD', 'CHF', 'GBP', 'RSD', 'HRK', 'SEK', 'NOK', 'TRY'] as const

const amount = z.nullable(z.int().check(z.minimum(0), z.maximum(99_999_999)))

/** The facts of a notice, proposed by the parser and corrected by a person. */
export const noticeForm = z.strictObject({
  kind: z.enum(KINDS),
  title: words(TITLE_MAX),
  organisationName: words(160),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  /** A place outside the list of municipalities: a town abroad, a canton. */
  place: words(80),
  /** A day, or a day and a time, in Sarajevo time. */
  deadline: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/))),
  amountMin: amount,
  amountMax: amount,
  currency: z.nullable(z.enum(CURRENCIES)),
  vacancies: z.nullable(z.int().check(z.minimum(1), z.maximum(9999))),
  skills: z.array(z.strictObject({ id: uuid, label: words(200) })).check(z.maxLength(25)),
})
export type NoticeForm = z.output<typeof noticeForm>

const span = z.strictObject({ start: z.int(), end: z.int() })
export const FIELDS = [
  'kind',
  'title',
  'organisation',
  'place',
  'deadline',
  'amountMin',
  'vacancies',
  'skills',
] as const
export type NoticeField = (typeof FIELDS)[number]
/** The places in the text from which each field was read. */
const evidence = z.strictObject(
  Object.fromEntries(FIELDS.map((field) => [field, z.optional(z.array(span))])) as Record<
    NoticeField,
    z.ZodMiniOptional<z.ZodMiniArray<typeof span>>
  >,
)
export type Evidence = z.output<typeof evidence>

/** The reason why it looks like no notice; null once a person has said that it is one. */
const noNotice = z.nullable(z.enum(NO_NOTICE_REASONS))
const organisation = z.strictObject({ id: uuid, name: z.string() })
const listed = z.strictObject({
  id: uuid,
  form: noticeForm,
  organisation: z.nullable(organisation),
  /** Whether a very similar one exists already. */
  doubtful: z.boolean(),
  noNotice,
  createdAt: isoDateTime,
})
export type ListedNotice = z.output<typeof listed>

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  impersonation: 'reads',
  summary:
    'Notices that wait for a look, of the organisations that one edits; staff find their own. At most 200',
  response: z.strictObject({
    /** The organisations for which the member may import notices. */
    organisations: z.array(organisation),
    staff: z.boolean(),
    notices: z.array(listed),
  }),
})

export const importNotices = endpoint({
  method: 'POST',
  path: '/api/notices',
  summary: 'Reads pasted notices and keeps them with what they state, for a person to look at',
  body: z.strictObject({
    /** Null where staff import for no organisation here. */
    organisation: z.nullable(uuid),
    texts: z.array(words(TEXT_MAX)).check(z.minLength(1), z.maxLength(TEXTS_MAX)),
  }),
  status: 201,
  response: z.strictObject({ id: uuid, ids: z.array(uuid) }),
})

const like = z.strictObject({
  /** Another waiting notice, or a public opportunity. */
  notice: z.nullable(uuid),
  slug: z.nullable(z.string()),
  title: z.string(),
  organisation: z.string(),
  /** Share of the text that is the same, from 0 to 1. */
  likeness: z.number(),
})
export type LikeNotice = z.output<typeof like>

const noticeView = z.strictObject({
  id: uuid,
  organisation: z.nullable(organisation),
  language: localeInput,
  text: z.string(),
  /** The page of its origin. */
  link: z.nullable(z.string()),
  evidence,
  form: noticeForm,
  noNotice,
  like: z.array(like),
  version: z.int(),
})
export type NoticeView = z.output<typeof noticeView>

const params = z.strictObject({ id: uuid })

export const getNotice = endpoint({
  method: 'GET',
  path: '/api/notices/{id}',
  impersonation: 'reads',
  summary: 'A notice with its text, what was read in it and where, and what is like it',
  params,
  response: noticeView,
})

export const saveNotice = endpoint({
  method: 'PUT',
  path: '/api/notices/{id}',
  summary:
    'Keeps what a person made of the proposal; a version that another device has changed since is refused',
  params,
  body: z.strictObject({ form: noticeForm, version: versionNumber }),
  response: z.strictObject({ version: z.int() }),
})

export const acceptNotice = endpoint({
  method: 'PUT',
  path: '/api/notices/{id}/acceptance',
  summary: 'Says that a text which looks like no notice is one all the same',
  params,
})

export const confirmNotice = endpoint({
  method: 'POST',
  path: '/api/notices/{id}/confirmation',
  summary: 'Makes a draft of an opportunity of it, once',
  params,
  body: z.strictObject({ form: noticeForm }),
  response: z.strictObject({ opportunity: uuid, slug: z.string() }),
})

export const deleteNotice = endpoint({
  method: 'DELETE',
  path: '/api/notices/{id}',
  summary: 'Throws away a notice that waits',
  params,
})

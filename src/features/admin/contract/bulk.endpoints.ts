import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { reason } from './reason.ts'
import { userConditions } from './users.endpoints.ts'

/** The most accounts that one call acts on; who chooses more sends several. */
export const BULK_MAX = 100
/** The most accounts that can be chosen at once. */
export const CHOICE_MAX = 1000
/** The most rows of a file. */
export const EXPORTED_MAX = 20_000

/** Why an account is left out. */
export const SKIPS = ['self', 'staff', 'already', 'merged', 'missing'] as const
export type Skip = (typeof SKIPS)[number]

const some = z.array(uuid).check(z.minLength(1), z.maxLength(BULK_MAX))
const skips = z.array(z.strictObject({ id: uuid, name: z.string(), why: z.enum(SKIPS) }))

export const listUserIds = endpoint({
  method: 'GET',
  path: '/api/admin/user-ids',
  summary: `The ids of the accounts under the conditions, the newest ${CHOICE_MAX} at most`,
  query: z.strictObject(userConditions),
  response: z.strictObject({ ids: z.array(uuid) }),
})

export const previewSuspensions = endpoint({
  method: 'POST',
  path: '/api/admin/suspensions/preview',
  limit: { times: 300, seconds: 60 },
  summary:
    'What suspending these accounts would do: who is suspended and gets a mail, in which language, who is left out and why',
  body: z.strictObject({ users: some }),
  status: 200,
  response: z.strictObject({
    suspended: z.array(z.strictObject({ id: uuid, name: z.string(), language: z.enum(LOCALES) })),
    skipped: skips,
    /** Of those who are suspended, how many have each role that a feature knows. */
    roles: z.array(z.strictObject({ id: z.string(), title: z.string(), names: z.array(z.string()) })),
  }),
})
export type SuspensionPreview = z.output<NonNullable<typeof previewSuspensions.response>>

export const createSuspensions = endpoint({
  method: 'POST',
  path: '/api/admin/suspensions',
  limit: { times: 60, seconds: 60 },
  summary:
    'Suspends accounts one by one, as the call for one does; who cannot be suspended is left out and named',
  body: z.strictObject({ users: some, reason, until: z.nullable(isoDateTime) }),
  status: 200,
  response: z.strictObject({ count: z.int(), skipped: skips }),
})

export const exportUsers = endpoint({
  method: 'POST',
  path: '/api/admin/user-list/file/{format}',
  limit: { times: 20, seconds: 3600 },
  summary: `The accounts under the conditions, or the chosen ones, as a CSV or XLSX file of ${EXPORTED_MAX} rows at most`,
  params: z.strictObject({ format: z.enum(SHEET_FORMATS) }),
  body: z.strictObject({
    ...userConditions,
    users: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(CHOICE_MAX))),
    reason,
  }),
  status: 200,
})

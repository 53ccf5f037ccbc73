import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { bilingual, visibleWords, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { FUND_MAX, FUNDS_MAX, LIMITS, YEARS } from './limits.ts'

const params = z.strictObject({ id: uuid })
const name = words(LIMITS.name).check(z.regex(/\S/))
const municipalities = z.array(z.enum(MUNICIPALITY_IDS)).check(z.minLength(1), z.maxLength(LIMITS.places))
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))

/** The fund's income of a year from one source, in feninga. */
const income = z.strictObject({
  year: z.int().check(z.minimum(YEARS.min), z.maximum(YEARS.max)),
  source: bilingual(LIMITS.source),
  amount: z.int().check(z.minimum(1), z.maximum(FUND_MAX * 100)),
})

const bankContent = z.strictObject({
  name,
  municipalities,
  about: bilingual(LIMITS.about),
  funds: z.array(income).check(z.maxLength(FUNDS_MAX)),
})
export type BankContent = z.output<typeof bankContent>

const seat = z.strictObject({
  id: uuid,
  person: uuid,
  name: z.string(),
  role: bilingual(LIMITS.role),
  since: z.string(),
})
export type Seat = z.output<typeof seat>

const managedBank = z.strictObject({
  ...bankContent.shape,
  id: uuid,
  slug,
  board: z.array(seat),
  /** Since when it holds no more calls. */
  closedAt: z.nullable(isoDateTime),
  /** Calls that are not over, of which each keeps the bank from being closed. */
  openCalls: z.array(z.strictObject({ slug, title: z.strictObject({ bhs: z.string(), en: z.string() }) })),
  version: z.string(),
})
export type ManagedBank = z.output<typeof managedBank>

export const listManagedBanks = endpoint({
  method: 'GET',
  path: '/api/admin/banks',
  summary: 'Youth banks by name, for staff of grants, or those of one municipality',
  query: z.strictObject({ municipality: z.optional(z.enum(MUNICIPALITY_IDS)) }),
  response: z.strictObject({
    banks: z.array(
      z.strictObject({
        slug,
        name: z.string(),
        municipalities: z.array(z.enum(MUNICIPALITY_IDS)),
        seats: z.int(),
        isClosed: z.boolean(),
        /** The latest year that has a fund. */
        fund: z.nullable(z.strictObject({ year: z.int(), amount: z.int() })),
      }),
    ),
  }),
})

export const createBank = endpoint({
  method: 'POST',
  path: '/api/admin/banks',
  summary: 'Begins a youth bank; everybody can read its page at once',
  body: z.strictObject({ name, municipalities }),
  status: 201,
  response: z.strictObject({ id: uuid, slug }),
})

export const getManagedBank = endpoint({
  method: 'GET',
  path: '/api/admin/banks/{id}',
  summary: 'All that staff write of a youth bank, and who sits on its board',
  /** A path parameter that accepts the address too. */
  params: z.strictObject({ id: slug }),
  response: managedBank,
})

export const saveBank = endpoint({
  method: 'PUT',
  path: '/api/admin/banks/{id}',
  summary: 'Writes what a youth bank is, where it works and what it has',
  params,
  body: bankContent,
  response: managedBank,
})

export const addBoardMember = endpoint({
  method: 'PUT',
  path: '/api/admin/banks/{id}/board',
  summary:
    'Seats somebody on the board of a bank by the address of their account, or changes what they do there',
  params,
  body: z.strictObject({ email: emailInput, role: bilingual(LIMITS.role) }),
  response: managedBank,
})

export const removeBoardMember = endpoint({
  method: 'DELETE',
  path: '/api/admin/banks/{id}/board/{seat}',
  summary: 'Ends a seat on the board of a bank; what was decided there stays',
  params: z.strictObject({ id: uuid, seat: uuid }),
  response: managedBank,
})

export const closeBank = endpoint({
  method: 'POST',
  path: '/api/admin/banks/{id}/close',
  summary: 'Closes a youth bank whose calls are all over: it holds no more, and its page says so',
  params,
  body: z.strictObject({ reason: visibleWords(LIMITS.reason) }),
  response: managedBank,
})

export const restoreBank = endpoint({
  method: 'POST',
  path: '/api/admin/banks/{id}/restore',
  summary: 'Opens a closed youth bank again',
  params,
  body: z.strictObject({ reason: visibleWords(LIMITS.reason) }),
  response: managedBank,
})

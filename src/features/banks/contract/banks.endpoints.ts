import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { PROJECT_STATES } from './kinds.ts'

const text = z.strictObject({ bhs: z.string(), en: z.string() })
const feninga = z.int()
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))

const bankCard = z.strictObject({
  slug,
  name: z.string(),
  municipalities: z.array(z.enum(MUNICIPALITY_IDS)),
})

/** The awards of all banks in a year, in feninga. */
const yearResult = z.strictObject({
  year: z.int(),
  projects: z.int(),
  /** Those of the projects that have a page of their own. */
  pages: z.int(),
  granted: feninga,
  contributed: feninga,
})

export const listBanks = endpoint({
  method: 'GET',
  path: '/api/public/banks',
  partner: 'grants',
  impersonation: 'reads',
  summary: 'Youth banks with their municipalities, what they have given by year, and hours of volunteering',
  response: z.strictObject({
    banks: z.array(bankCard),
    years: z.array(yearResult),
    /** Whole hours of volunteering on projects that both sides have confirmed. */
    hours: z.int(),
  }),
})

const project = z.strictObject({
  id: uuid,
  /** The address of its page; null for an award from before calls were held here. */
  slug: z.nullable(z.string()),
  title: text,
  municipality: z.enum(MUNICIPALITY_IDS),
  decidedOn: z.string(),
  granted: feninga,
  contributed: feninga,
  spent: feninga,
  state: z.enum(PROJECT_STATES),
})

/** A bank as the public reads it. */
const publicBank = z.strictObject({
  ...bankCard.shape,
  id: uuid,
  about: text,
  /** Since when it holds no more calls. */
  closedAt: z.nullable(isoDateTime),
  board: z.array(z.strictObject({ name: z.string(), role: text, profile: z.nullable(z.string()) })),
  /** The fund's income in the latest year that has any, source by source. */
  fund: z.nullable(
    z.strictObject({
      year: z.int(),
      sources: z.array(z.strictObject({ source: text, amount: feninga })),
      given: feninga,
    }),
  ),
  decisions: z.array(
    z.strictObject({
      id: uuid,
      decidedOn: z.string(),
      title: text,
      reason: text,
      votesFor: z.int(),
      votesAgainst: z.int(),
      excused: z.int(),
    }),
  ),
  projects: z.array(project),
})
export type PublicBank = z.output<typeof publicBank>

export const getBank = endpoint({
  method: 'GET',
  path: '/api/public/banks/{slug}',
  partner: 'grants',
  impersonation: 'reads',
  summary: 'A youth bank: its board, fund, decisions and projects',
  params: z.strictObject({ slug }),
  response: publicBank,
  blocks: {
    none: 'Who decides about public money is public, and the page is read by people without an account too.',
  },
})

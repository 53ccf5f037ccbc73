import * as z from 'zod/mini'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { TextTimes } from '#platform/contract/bilingual-age.ts'
import { type Row, timestamp } from '#platform/server/db/rows-of.ts'
import type { Content } from '../contract/content.ts'
import type { FormQuestion } from '../contract/form-questions.ts'
import { CLOSED_REASONS, CONTRACTS, KINDS, MODES, ONLY_FOR, STATUSES } from '../contract/kinds.ts'
import type { Warning } from '../contract/warnings.ts'
import type { TextName } from './content-texts.ts'

/** An opportunity as its statements answer it, without its skills. */
export const opportunityShape = {
  id: z.string(),
  slug: z.string(),
  organisationId: z.nullable(z.string()),
  organisationName: z.string(),
  kind: z.enum(KINDS),
  status: z.enum(STATUSES),
  title: z.custom<Bilingual>(),
  summary: z.custom<Bilingual>(),
  body: z.custom<Content['body']>(),
  written: z.custom<TextTimes<TextName>>(),
  details: z.custom<object>(),
  municipalities: z.custom<MunicipalityId[]>(),
  mode: z.enum(MODES),
  languages: z.custom<Content['languages']>(),
  amountMin: z.nullable(z.number()),
  amountMax: z.nullable(z.number()),
  amountNet: z.boolean(),
  contract: z.nullable(z.enum(CONTRACTS)),
  firstJob: z.boolean(),
  onlyFor: z.nullable(z.enum(ONLY_FOR)),
  vacancies: z.nullable(z.number()),
  deadline: z.nullable(timestamp),
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  applyHere: z.boolean(),
  externalUrl: z.nullable(z.string()),
  applyPath: z.nullable(z.string()),
  contact: z.custom<Content['contact']>(),
  questions: z.custom<FormQuestion[]>(),
  sourceUrl: z.nullable(z.string()),
  fingerprint: z.nullable(z.string()),
  warnings: z.custom<Warning[]>(),
  pending: z.nullable(z.custom<Content>()),
  version: z.number(),
  createdBy: z.nullable(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
  changedAt: timestamp,
  submittedAt: z.nullable(timestamp),
  publishedAt: z.nullable(timestamp),
  closedAt: z.nullable(timestamp),
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  returnedReason: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
}
export type OpportunityRow = Row<typeof opportunityShape>

/** Returns the given values under the names of their columns. */
export function byColumn(values: Partial<OpportunityRow>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]],
    ),
  )
}

import * as z from 'zod/mini'
import { day, feninga } from '#features/calls/contract/values.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { SHEET_FORMATS } from '#platform/contract/sheet-formats.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { projectSlug } from '../projects.endpoints.ts'
import { CONDITIONS, HINDRANCES, PAYMENT_STATES } from './instalments.ts'

const bankSlug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))
const filter = z.strictObject({ state: z.optional(z.enum(PAYMENT_STATES)), bank: z.optional(bankSlug) })
export type PaymentFilter = z.output<typeof filter>

const payment = z.strictObject({
  id: uuid,
  project: z.strictObject({ slug: projectSlug, title: z.string() }),
  bank: z.nullable(z.string()),
  /** The number of the contract, once issued. */
  number: z.nullable(z.string()),
  /** The position of the instalment in its project, from 1. */
  position: z.int(),
  amount: feninga,
  condition: z.enum(CONDITIONS),
  day,
  state: z.enum(PAYMENT_STATES),
  hindrances: z.array(z.enum(HINDRANCES)),
  paidOn: z.nullable(day),
  /** Its due date has passed without payment. */
  isLate: z.boolean(),
  /** The reader knows somebody who asked for money in its call, and so approves and pays nothing here. */
  conflict: z.boolean(),
})
export type Payment = z.output<typeof payment>

const sum = z.strictObject({ state: z.enum(PAYMENT_STATES), count: z.int(), amount: z.int() })

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  summary:
    'Instalments of all projects that the member looks after: all for staff of grants, those of its bank for a board; what is open first, by day',
  query: filter,
  response: z.strictObject({
    banks: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
    /** Sums of all states, whatever the filter. */
    sums: z.array(sum),
    payments: z.array(payment),
    /** Projects whose contract their bank has not issued, so that nothing can be paid; the oldest first. */
    toContract: z.array(z.strictObject({ slug: projectSlug, title: z.string() })),
    /** Number of further payments that are not shown. */
    left: z.int(),
  }),
})

export const exportPayments = endpoint({
  method: 'GET',
  path: '/api/payments/file/{format}',
  limit: { times: 60, seconds: 60 },
  summary: 'The same instalments as a CSV or XLSX file',
  params: z.strictObject({ format: z.enum(SHEET_FORMATS) }),
  query: filter,
  status: 200,
})

import * as z from 'zod/mini'
import { day, feninga } from '#features/calls/contract/values.ts'
import { visibleWords, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { budgetRow, contributionRow } from '#features/calls/contract/application-content.ts'
import { projectSlug, REPORT_MAX, REPORT_MIN } from '../projects.endpoints.ts'
import { change } from './changes.endpoints.ts'
import { paper } from './files.endpoints.ts'
import { copyDigest, item, one, version, why } from './money-schemas.ts'
import { CONDITIONS, HINDRANCES, PAYMENT_STATES } from './instalments.ts'
import { issuedPaper } from './issued.ts'

export const PARTY_MAX = 160
export const NOTE_MAX = 2000
export const INSTALMENTS_MAX = 12
export const REPORTS_MAX = 12
/** The terms that both sides sign beside the payment plan; parts may be empty until it is issued. */
const terms = z.strictObject({
  bank: z.strictObject({ name: words(PARTY_MAX), address: words(PARTY_MAX), represented: words(PARTY_MAX) }),
  team: z.strictObject({ represented: words(PARTY_MAX), address: words(PARTY_MAX) }),
  from: z.nullable(day),
  until: z.nullable(day),
  reports: z.array(z.strictObject({ id: uuid, what: words(PARTY_MAX), day })).check(z.maxLength(REPORTS_MAX)),
  note: words(NOTE_MAX),
})
export type Terms = z.output<typeof terms>

const plannedInstalment = z.strictObject({
  id: uuid,
  amount: feninga.check(z.minimum(1)),
  condition: z.enum(CONDITIONS),
  day,
})
export type PlannedInstalment = z.output<typeof plannedInstalment>

const instalment = z.strictObject({
  ...plannedInstalment.shape,
  state: z.enum(PAYMENT_STATES),
  hindrances: z.array(z.enum(HINDRANCES)),
  unproven: feninga,
  /** The day of its payment. */
  paidOn: z.nullable(day),
  /** The payment is recorded neither by the team nor by the admin who approved it. */
  mayRelease: z.boolean(),
  mayPay: z.boolean(),
})
export type Instalment = z.output<typeof instalment>

/** The team's other promises: its members and the community's contributions. */
const agreedParts = z.strictObject({
  members: z.array(z.strictObject({ name: z.string(), role: z.string() })),
  community: z.array(contributionRow),
})
export type AgreedParts = z.output<typeof agreedParts>

const agreement = z.strictObject({
  number: z.nullable(z.string()),
  terms,
  issuedAt: z.nullable(isoDateTime),
  signedOn: z.nullable(day),
  /** Of the signed copy that the bank confirmed. */
  signedDigest: z.string(),
  /** The contract as signed by the team. */
  signedFile: z.nullable(paper),
  /** The documents issued for signature, amendments included. */
  issued: z.array(issuedPaper),
  /** Of the terms and the plan, sent back as `If-Match`. */
  version: z.string(),
  ...agreedParts.shape,
})
export type Agreement = z.output<typeof agreement>

export const moneyView = z.strictObject({
  slug: projectSlug,
  title: z.string(),
  amount: feninga,
  received: z.int(),
  spent: z.int(),
  proven: z.int(),
  isFinished: z.boolean(),
  isReportAccepted: z.boolean(),
  /** The interim reports that the contract requires, by due date, with those that the team has submitted. */
  interim: z.array(
    z.strictObject({
      id: uuid,
      what: z.string(),
      day,
      handedIn: z.nullable(z.strictObject({ at: isoDateTime, text: z.string() })),
      isLate: z.boolean(),
    }),
  ),
  /** The bank's reason for returning the final report, until it is submitted again. */
  reportReturned: z.nullable(z.strictObject({ at: isoDateTime, reason: z.string() })),
  /**
   * The reader's roles: in the team, acting for the bank, or central staff, who count as bank too. `conflict`: they are of
   * the bank but know a team, so others act.
   */
  standing: z.strictObject({
    team: z.boolean(),
    bank: z.boolean(),
    staff: z.boolean(),
    conflict: z.boolean(),
  }),
  agreement,
  instalments: z.array(instalment),
  /** The parts that the call promised, in percent. */
  promised: z.array(z.int()),
  /** The expenses, each with its receipts. */
  expenses: z.array(
    z.strictObject({ id: uuid, what: z.string(), amount: feninga, day, papers: z.array(paper) }),
  ),
  /** The plan with all accepted changes. */
  budget: z.array(budgetRow),
  changes: z.array(change),
})
export type Money = z.output<typeof moneyView>

export const getMoney = endpoint({
  method: 'GET',
  path: '/api/projects/{slug}/money',
  impersonation: 'reads',
  summary: 'Contract and instalments of a project, for its team and for whoever looks after the bank',
  params: one,
  blocks: { none: 'a contract names its parties to each other, whoever they are to each other besides' },
  response: moneyView,
})

export const getAgreementFile = endpoint({
  method: 'GET',
  path: '/api/projects/{slug}/agreement/pdf',
  limit: { times: 60, seconds: 60 },
  summary:
    'The contract as it was issued, or one of its versions and amendments, as a tagged PDF in the language of the reader',
  params: one,
  query: z.strictObject({ version: z.optional(version) }),
  status: 200,
})

export const saveAgreement = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/agreement',
  summary:
    'Writes the contract and the plan of instalments until it is issued; instalments add up to the award. If-Match refuses what somebody else has changed since',
  params: one,
  body: z.strictObject({
    terms,
    instalments: z.array(plannedInstalment).check(z.maxLength(INSTALMENTS_MAX)),
  }),
  response: z.strictObject({ version: z.string() }),
})

export const sendAgreement = endpoint({
  method: 'POST',
  path: '/api/projects/{slug}/agreement/issue',
  summary:
    'Issues the contract with its number; the team is asked to sign it. If-Match says which one was read',
  params: one,
})

export const withdrawAgreement = endpoint({
  method: 'POST',
  path: '/api/projects/{slug}/agreement/reopening',
  summary: 'Takes an issued contract back that nobody has marked as signed, to change it',
  params: one,
  body: z.strictObject({ reason: why }),
})

export const signAgreement = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/agreement/signed',
  summary: 'Marks the contract as signed by both sides, and its signed copy as the one that was looked at',
  params: one,
  body: z.strictObject({ day, copy: copyDigest }),
})

export const signAmendment = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/agreement/amendments/{version}/signed',
  summary:
    'Marks an amendment of the contract as signed by both sides, and its signed copy as the one that was looked at',
  params: z.strictObject({ slug: projectSlug, version }),
  body: z.strictObject({ day, copy: copyDigest }),
})

export const releaseInstalment = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/instalments/{id}/release',
  summary: 'Releases an instalment whose conditions are met: the first of four eyes',
  params: item,
})

export const withdrawRelease = endpoint({
  method: 'DELETE',
  path: '/api/projects/{slug}/instalments/{id}/release',
  summary: 'Takes back a release that nobody has paid yet',
  params: item,
})

export const createPayment = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/instalments/{id}/payment',
  summary:
    'Enters a released instalment as paid, by somebody of the bank other than who released it: the other two eyes',
  params: item,
  body: z.strictObject({ day }),
})

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/api/projects/{slug}/instalments/{id}/payment/striking',
  summary: 'Strikes a payment that was entered wrongly; the instalment is open again',
  params: item,
  body: z.strictObject({ reason: why }),
})

export const submitReport = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/reports/{id}',
  summary: 'Hands in a report that the contract wants before the final one; anew as long as the project runs',
  params: item,
  body: z.strictObject({ text: visibleWords(REPORT_MAX).check(z.minLength(REPORT_MIN)) }),
})

export const rejectReport = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/report/returned',
  summary: 'Gives the final report back with a reason; the project runs on until it is handed in anew',
  params: one,
  body: z.strictObject({ reason: why }),
})

export const acceptReport = endpoint({
  method: 'PUT',
  path: '/api/projects/{slug}/report/accepted',
  summary: 'Accepts the final report of a project',
  params: one,
})

import type { BodyOf } from '#platform/contract/endpoint.ts'
import { readAmount } from '#platform/contract/amount.ts'
import { type Condition, promisedParts } from '../../contract/money/instalments.ts'
import type { Money, saveAgreement } from '../../contract/money/money.endpoints.ts'

/** An instalment as typed. */
export type InstalmentInput = { id: string; amount: string; condition: Condition; day: string }
export type ReportInput = { id: string; what: string; day: string }

/** The contract as typed, with flat field names so that a draft can store them. */
export type AgreementInput = {
  /** The version of the saved contract that it builds on. */
  base: string
  bankName: string
  bankAddress: string
  bankBy: string
  teamBy: string
  teamAddress: string
  from: string
  until: string
  note: string
  reports: ReportInput[]
  instalments: InstalmentInput[]
}

const amountText = (feninga: number) => String(feninga / 100).replace('.', ',')

export function feningaOf(amount: string): number {
  return Math.round((readAmount(amount) ?? 0) * 100)
}

export function newInstalment(feninga: number): InstalmentInput {
  return {
    id: crypto.randomUUID(),
    amount: feninga > 0 ? amountText(feninga) : '',
    condition: 'receipts',
    day: '',
  }
}

export function newReport(what: string, day = ''): ReportInput {
  return { id: crypto.randomUUID(), what, day }
}

/** Returns the saved terms; a new contract starts with the instalments that the call promised and the final report. */
export function inputOf(
  { agreement: { terms, version }, instalments, amount, promised }: Money,
  finalReport: string,
): AgreementInput {
  const { bank, team, from, until, reports, note } = terms
  const parts = promisedParts(amount, promised)
  return {
    base: version,
    bankName: bank.name,
    bankAddress: bank.address,
    bankBy: bank.represented,
    teamBy: team.represented,
    teamAddress: team.address,
    from: from ?? '',
    until: until ?? '',
    note,
    reports: reports.length > 0 ? [...reports] : [newReport(finalReport, until ?? '')],
    instalments:
      instalments.length > 0
        ? instalments.map(({ id, amount: each, condition, day }) => ({
            id,
            amount: amountText(each),
            condition,
            day,
          }))
        : parts.map((part, at) => ({
            ...newInstalment(part),
            ...(at === 0 && { condition: 'signed' as const, day: from ?? '' }),
            ...(at > 0 && at === parts.length - 1 && { condition: 'report' as const, day: until ?? '' }),
          })),
  }
}

export function bodyOf(input: AgreementInput): BodyOf<typeof saveAgreement> {
  const { from, until, note, reports, instalments } = input
  return {
    terms: {
      bank: {
        name: input.bankName.trim(),
        address: input.bankAddress.trim(),
        represented: input.bankBy.trim(),
      },
      team: { represented: input.teamBy.trim(), address: input.teamAddress.trim() },
      from: from || null,
      until: until || null,
      reports: reports.map((row) => ({ ...row, what: row.what.trim() })),
      note: note.trim(),
    },
    instalments: instalments.map((row) => ({ ...row, amount: feningaOf(row.amount) })),
  }
}

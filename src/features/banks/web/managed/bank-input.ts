import { type Bilingual, isBlank } from '#platform/contract/bilingual.ts'
import { YEARS } from '../../contract/managed/limits.ts'
import type { ManagedBank, BankContent } from '../../contract/managed/managed-banks.endpoints.ts'

/** A source of the fund while it is typed; its numbers may be missing. */
export type IncomeInput = { year: number | null; source: Bilingual; amount: number | null }
export type BankInput = Omit<BankContent, 'funds'> & {
  funds: IncomeInput[] /** The version on which it builds. */
  base: string
}

export function inputOf({ name, municipalities, about, funds, version }: ManagedBank): BankInput {
  return { name, municipalities, about, funds, base: version }
}

/** Converts the typed values for sending; called only once there are no faults. */
export function contentOf({ name, municipalities, about, funds }: BankInput): BankContent {
  return {
    name,
    municipalities,
    about,
    funds: funds.map(({ year, source, amount }) => ({ year: year ?? 0, source, amount: amount ?? 0 })),
  }
}

export type IncomeFault = 'year' | 'source' | 'amount'

export function faultsOf({ year, source, amount }: IncomeInput): IncomeFault[] {
  const faults: IncomeFault[] = []
  if (year === null || year < YEARS.min || year > YEARS.max) faults.push('year')
  if (isBlank(source)) faults.push('source')
  if (amount === null || amount <= 0) faults.push('amount')
  return faults
}

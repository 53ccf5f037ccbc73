import { type Bilingual, isBlank } from '#platform/contract/bilingual.ts'
import { YEARS } from '../../contract/managed/limits.ts'
import type { ManagedBank, WrittenBank } from '../../contract/managed/managed-banks.endpoints.ts'

/** A source of the fund while it is typed; its numbers may be missing. */
export type TypedIncome = { year: number | null; source: Bilingual; amount: number | null }
export type Typed = Omit<WrittenBank, 'funds'> & {
  funds: TypedIncome[] /** The version on which it builds. */
  base: string
}

export function typedOf({ name, municipalities, about, funds, version }: ManagedBank): Typed {
  return { name, municipalities, about, funds, base: version }
}

/** Converts the typed values for sending; called only once there are no faults. */
export function writtenOf({ name, municipalities, about, funds }: Typed): WrittenBank {
  return {
    name,
    municipalities,
    about,
    funds: funds.map(({ year, source, amount }) => ({ year: year ?? 0, source, amount: amount ?? 0 })),
  }
}

export type IncomeFault = 'year' | 'source' | 'amount'

export function faultsOf({ year, source, amount }: TypedIncome): IncomeFault[] {
  const found: IncomeFault[] = []
  if (year === null || year < YEARS.min || year > YEARS.max) found.push('year')
  if (isBlank(source)) found.push('source')
  if (amount === null || amount <= 0) found.push('amount')
  return found
}

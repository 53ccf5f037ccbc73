import { toIso } from '#platform/server/db/rows-of.ts'
import { interimOf } from '../../../contract/money/interim.ts'
import type { Money, Terms } from '../../../contract/money/money.endpoints.ts'
import type { listInterimReports } from './interim.queries.ts'

type Input = {
  reports: Terms['reports']
  handed: Awaited<ReturnType<typeof listInterimReports>>
  today: string
}

/** Returns the interim reports with those that the team has submitted. */
export function interimReports({ reports, handed, today }: Input): Money['interim'] {
  return interimOf(reports).map(({ id, what, day }) => {
    const match = handed.find((one) => one.id === id)
    const handedIn = match ? { at: toIso(match.at), text: match.text } : null
    return { id, what, day, handedIn, isLate: handedIn === null && day < today }
  })
}

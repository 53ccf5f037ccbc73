import { toIso } from '#platform/server/db/rows-of.ts'
import { interimOf } from '../../../contract/money/interim.ts'
import type { Money, Terms } from '../../../contract/money/money.endpoints.ts'
import type { selectHanded } from './interim.queries.ts'

type Asked = { reports: Terms['reports']; handed: Awaited<ReturnType<typeof selectHanded>>; today: string }

/** Returns the interim reports with those that the team has submitted. */
export function interimReports({ reports, handed, today }: Asked): Money['interim'] {
  return interimOf(reports).map(({ id, what, day }) => {
    const found = handed.find((one) => one.id === id)
    const handedIn = found ? { at: toIso(found.at), text: found.text } : null
    return { id, what, day, handedIn, isLate: handedIn === null && day < today }
  })
}

import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { problems } from '../../contract/problems.ts'
import type { Status } from '../../contract/statuses.ts'
import { listEventsOf } from '../applications.queries.ts'
import { findApplicantRow } from '../hiring/applicants.queries.ts'
import { catalogues } from '../notifications.ts'

const NAMED_CONFLICTS = 3

type Conflicts = {
  conflicts: readonly { id: string; version: number; status: Status }[]
  opportunityId: string
  locale: Locale
  reader: string
}

/** Returns the conflict: who has decided what, and the current versions. */
export async function conflictOf(
  tx: Db,
  { conflicts, opportunityId, locale, reader }: Conflicts,
): Promise<Problem> {
  const t = translator(catalogues, locale)
  const lines = []
  for (const { id, status } of conflicts.slice(0, NAMED_CONFLICTS)) {
    const row = await findApplicantRow(tx, { opportunityId, id, reader })
    const last = (await listEventsOf(tx, id)).at(-1)
    const by = row?.waits?.by ?? (last?.side === 'member' ? t('byApplicant') : (last?.by ?? t('bySomebody')))
    const state = t(`states.${row?.waits?.status ?? status}`)
    lines.push(t('decidedBy', { number: String(row?.number ?? ''), by, state }))
  }
  const more = conflicts.length > NAMED_CONFLICTS ? ' …' : ''
  return new Problem(problems.decidedMeanwhile, {
    values: { list: lines.join(' ') + more },
    extra: { current: conflicts.map(({ id, version }) => ({ id, version })) },
  })
}

import { type Db, allowTime, inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { type Report, REPORTS } from '../../contract/reports.ts'
import {
  getLastDay,
  listPreparedReports,
  lockCounting,
  type PreparedRow,
  saveReport,
} from '../rows.queries.ts'
import { listApplicationRows } from './applications.queries.ts'
import { listFunnelRows } from './funnel.queries.ts'
import { listGrantRows } from './grants.queries.ts'
import { listMailRows } from './mails.queries.ts'
import { listCohortRows, listRetentionRows, saveReturns } from './returns.queries.ts'
import { listSearchRows } from './searches.queries.ts'
import { listSkillRows } from './skills.queries.ts'
import { deleteOldPageSpeed } from '../page-speed.queries.ts'
import { listSpeedRows } from './speed.queries.ts'

const PATIENCE_MS = 240_000

/** How the rows of each report are counted, up to the end of a day. */
const counts: Readonly<Record<Report, (tx: Db, day: string) => Promise<readonly PreparedRow[]>>> = {
  funnel: listFunnelRows,
  applications: listApplicationRows,
  grants: listGrantRows,
  skills: listSkillRows,
  searches: listSearchRows,
  mail: listMailRows,
  cohorts: listCohortRows,
  retention: listRetentionRows,
  speed: listSpeedRows,
}

/**
 * Prepares each report whose last day is not counted yet, one transaction after the other; `anew` prepares all.
 */
export async function prepareReports(
  { pool }: Pick<Services, 'pool'>,
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockCounting(tx)
    await allowTime(tx, PATIENCE_MS)
    await saveReturns(tx)
    await deleteOldPageSpeed(tx)
  })
  for (const report of REPORTS) {
    await inTransaction(pool, async (tx) => {
      await lockCounting(tx)
      await allowTime(tx, PATIENCE_MS)
      const day = await getLastDay(tx)
      const before = (await listPreparedReports(tx)).get(report)
      if (before?.day === day && !anew) return
      const rows = await counts[report](tx, day)
      await saveReport(tx, { report, day, rows })
    })
  }
}

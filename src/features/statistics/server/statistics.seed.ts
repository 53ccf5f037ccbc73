import * as z from 'zod/mini'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { sql } from '#platform/server/db/sql.ts'
import { addMonths } from './prepare/months.ts'
import { prepareTask } from './prepare/prepare.task.ts'
import { DEVICES, type PageName } from '../contract/page-names.ts'
import { histogramOf, type SpeedMeasure } from './speed-measures.ts'
import { getLastDay } from './rows.queries.ts'

const joinedRows = rowsOf({ month: z.string(), members: z.number() })

/** How many of a hundred come back in each month after they joined. */
const BACK = [72, 61, 55, 52, 49, 47]
/** The vocabulary, and with it the skills of offers and profiles, arrives after the first visitors. */
const PREPARED_AFTER_MS = [10_000, 90_000, 300_000]

/** Seeds who came back in the months behind, and has the reports prepared once the demo world is there. */
export async function seedStatistics(services: Services): Promise<void> {
  const { pool, db, queue } = services
  await inTransaction(pool, leaveReturns)
  await leaveMails(db)
  await leavePageSpeed(db)
  for (const after of PREPARED_AFTER_MS)
    await queue.send(db, prepareTask.name, { anew: true }, { startAfter: new Date(Date.now() + after) })
}

async function leaveReturns(tx: Db): Promise<void> {
  const thisMonth = (await getLastDay(tx)).slice(0, 7)
  const { rows } = await joinedRows(tx)(sql`
    select to_char(created_at at time zone 'Europe/Sarajevo', 'YYYY-MM') as month, count(*)::int as members
    from users group by 1 order by 1`)
  const returns = rows.flatMap(({ month, members }, n) =>
    BACK.map((share, after) => ({
      joined: `${month}-01`,
      month: `${addMonths(month, after + 1)}-01`,
      people: Math.round((members * (share + n * 2)) / 100),
      members,
    })).filter((row) => row.month.slice(0, 7) < thisMonth),
  )
  if (returns.length === 0) return
  await tx.execute(sql`
    insert into statistics_returns (joined, month, people, members)
    select joined, month, people, members from jsonb_to_recordset(${JSON.stringify(returns)}::jsonb)
      as x (joined date, month date, people int, members int)
    on conflict do nothing`)
}

/** Leaves mails of three months; a few a week are taken only when they are sent again, and hardly one is not. */
async function leaveMails(db: Db): Promise<void> {
  await db.execute(sql`
    insert into statistics_mails (day, accepted, again, failed)
    select d::date, 40 + n * 7 % 23 + n / 4, n % 5, case when n % 9 = 4 then 1 else 0 end
    from generate_series(0, 89) n,
      lateral (select (now() at time zone 'Europe/Sarajevo')::date - 90 + n as d) days
    on conflict do nothing`)
}

type Pace = { page: PageName; visits: number } & Record<SpeedMeasure, number>
/** A slow phone load of each page, and how often it is opened a day. */
const PACE: readonly Pace[] = [
  { page: 'dashboard', visits: 34, lcp: 2100, inp: 150, cls: 0.03, ttfb: 420 },
  { page: 'opportunities', visits: 26, lcp: 2300, inp: 180, cls: 0.05, ttfb: 510 },
  { page: 'opportunity', visits: 21, lcp: 1900, inp: 70, cls: 0.01, ttfb: 460 },
  { page: 'login', visits: 14, lcp: 1500, inp: 95, cls: 0.02, ttfb: 330 },
  { page: 'messages', visits: 12, lcp: 2600, inp: 210, cls: 0.08, ttfb: 390 },
  { page: 'applications', visits: 7, lcp: 2000, inp: 120, cls: 0.04, ttfb: 440 },
  { page: 'profile', visits: 6, lcp: 2700, inp: 160, cls: 0.09, ttfb: 480 },
  { page: 'skills', visits: 5, lcp: 3100, inp: 240, cls: 0.06, ttfb: 560 },
]
const PACE_DAYS = 60

/** Seeds the page speed of two months; desktops are faster and fewer. */
async function leavePageSpeed(db: Db): Promise<void> {
  const rows = PACE.flatMap(({ page, visits, ...paces }) =>
    DEVICES.map((device) => {
      const [pace, times] = device === 'phone' ? [1, visits] : [0.6, Math.ceil(visits / 3)]
      // Most loads are faster, one in eight is far slower.
      const parts = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.3, 2.2].map((part) => part * pace)
      const sums = (measure: SpeedMeasure) =>
        parts
          .flatMap((part) =>
            Array.from({ length: Math.ceil(times / parts.length) }, () => part * paces[measure]),
          )
          .map((value) => histogramOf(measure, value))
          .reduce((sum, one) => sum.map((count, n) => count + (one[n] ?? 0)))
      const lcp = sums('lcp')
      const all = lcp.reduce((sum, count) => sum + count, 0)
      return {
        page,
        device,
        visits: all,
        lcp,
        inp: sums('inp'),
        cls: sums('cls'),
        ttfb: sums('ttfb'),
      }
    }),
  )
  await db.execute(sql`
    insert into statistics_page_speed (day, page, device, visits, lcp, inp, cls, ttfb)
    select (now() at time zone 'Europe/Sarajevo')::date - n, page, device, visits, lcp, inp, cls, ttfb
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (page text, device text, visits int, lcp int[], inp int[], cls int[], ttfb int[]),
      generate_series(1, ${PACE_DAYS}::int) n
    on conflict do nothing`)
}

import type { Db } from '#platform/server/db/database.ts'
import { sql } from '#platform/server/db/sql.ts'
import type { PageSpeed } from '../contract/page-speed.endpoints.ts'
import { histogramOf, SPEED_MEASURES } from './speed-measures.ts'

const KEPT_DAYS = 366

/** Adds one opening to the histograms of its day, page and device, in one statement. */
export async function savePageSpeed(db: Db, speed: PageSpeed): Promise<void> {
  const [lcp, inp, cls, ttfb] = SPEED_MEASURES.map((id) => `{${histogramOf(id, speed[id]).join()}}`)
  const together = (column: string) => sql`(
    select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n)
    from unnest(${sql.raw(`s.${column}`)}, ${sql.raw(`excluded.${column}`)}) with ordinality as u (a, b, n))`
  await db.execute(sql`
    insert into statistics_page_speed as s (day, page, device, visits, lcp, inp, cls, ttfb)
    values ((now() at time zone 'Europe/Sarajevo')::date, ${speed.page}, ${speed.device}, 1,
      ${lcp}::int[], ${inp}::int[], ${cls}::int[], ${ttfb}::int[])
    on conflict (day, page, device) do update set visits = s.visits + 1,
      lcp = ${together('lcp')}, inp = ${together('inp')}, cls = ${together('cls')}, ttfb = ${together('ttfb')}`)
}

/** Deletes histograms older than a year. */
export async function deleteOldPageSpeed(db: Db): Promise<void> {
  await db.execute(sql`
    delete from statistics_page_speed
    where day < (now() at time zone 'Europe/Sarajevo')::date - ${KEPT_DAYS}::int`)
}

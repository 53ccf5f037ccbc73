import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Layout } from '../../contract/layout.ts'

const layoutOfRows = rowsOf({ cards: z.array(z.string()), hidden: z.array(z.string()) })

type Own = { db: Db; userId: string }
const CHANGES_AN_HOUR = 600

export async function layoutOf({ db, userId }: Own): Promise<Layout> {
  const { rows } = await layoutOfRows(db)(
    sql`select cards, hidden from dashboard_layouts where user_id = ${userId}`,
  )
  return rows[0] ?? { cards: [], hidden: [] }
}

export async function saveLayout({ db, userId, layout }: Own & { layout: Layout }): Promise<Layout> {
  await limit({ db, userId })
  const cards = [...new Set(layout.cards)]
  const hidden = [...new Set(layout.hidden)]
  await db.execute(sql`
    insert into dashboard_layouts (user_id, cards, hidden)
    values (${userId}, ${list(cards)}, ${list(hidden)})
    on conflict (user_id) do update
      set cards = excluded.cards, hidden = excluded.hidden, updated_at = now()`)
  return { cards, hidden }
}

export async function resetLayout({ db, userId }: Own): Promise<void> {
  await limit({ db, userId })
  await db.execute(sql`
    update dashboard_layouts set cards = '{}', hidden = '{}', updated_at = now() where user_id = ${userId}`)
}

export async function dismissStart({ db, userId }: Own): Promise<void> {
  await limit({ db, userId })
  await db.execute(sql`
    insert into dashboard_layouts (user_id, cards, hidden, start_dismissed_at) values (${userId}, '{}', '{}', now())
    on conflict (user_id) do update
      set start_dismissed_at = coalesce(dashboard_layouts.start_dismissed_at, excluded.start_dismissed_at)`)
}

async function limit({ db, userId }: Own): Promise<void> {
  await limitOrThrow(db, {
    key: `dashboard:layout:${userId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: 3600,
  })
}

function list(names: readonly string[]) {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`
}

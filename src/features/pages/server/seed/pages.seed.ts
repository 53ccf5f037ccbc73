import { sql } from '#platform/server/db/sql.ts'
import { demoAccounts } from '#features/account/server/index.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { newContent } from '../../contract/content.ts'
import { insertDraft } from '../editing.service.ts'
import { updateList } from '../pages.queries.ts'
import { insertPublication } from '../publications.queries.ts'
import { CAMPAIGN_PAGES } from './campaign-pages.ts'
import { HOUSE_PAGES } from './house-pages.ts'
import { adder, type DemoPage } from './demo-page.ts'

/** Seeds the demo world's pages: most are published, one is expired, one is a draft, one is a template. */
export async function seedPages({ db, pool }: Services): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 'global admin')
  const admin = account && (await findUserByEmail(db, account.email))
  await inTransaction(pool, async (tx) => {
    for (const page of [...CAMPAIGN_PAGES, ...HOUSE_PAGES]) await insert(tx, { page, by: admin?.id ?? null })
  })
}

async function insert(tx: Db, { page, by }: { page: DemoPage; by: string | null }): Promise<void> {
  let last = 0
  const empty = newContent(page.title, page.blocks(adder(() => `b${(last += 1)}`)))
  const content = { ...empty, root: { props: { ...empty.root.props, description: page.description } } }
  const { id } = await insertDraft(tx, content)
  if (page.state === 'template') return updateList(tx, { id, list: 'templates' })
  if (page.state === 'draft') return
  const now = Date.now()
  const at = toIso(now - 20 * DAY_MS)
  const until = page.state === 'ended' ? toIso(now - DAY_MS) : null
  await insertPublication(tx, { page: id, content, at, until, by })
  // Published as long ago as the world says, so that its history does not say today.
  await tx.execute(sql`update page_publications set created_at = live_at where page_id = ${id}`)
}

import { demoAccounts } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import { type ChangeItem, saveChange } from '../changes.queries.ts'

const TRIED: readonly Pick<ChangeItem, 'text_id' | 'locale' | 'after'>[] = [
  { text_id: 'platform:sheets.csv', locale: 'en', after: 'Get the CSV' },
  { text_id: 'platform:sheets.xlsx', locale: 'en', after: 'Get the XLSX' },
  { text_id: 'platform:sheets.busy', locale: 'en', after: 'Getting it ready…' },
]

/** Seeds a translation and its reversal: the history has an example, and all texts are as delivered. */
export async function seedTexts({ db, pool }: Services): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 'global admin')
  const admin = account && (await findUserByEmail(db, account.email))
  if (!admin) return
  const items = TRIED.map((item) => ({ ...item, before: null, reason: null }))
  const back = items.map((item) => ({ ...item, before: item.after, after: null }))
  await inTransaction(pool, async (tx) => {
    const common = { restored: null, madeBy: admin.id }
    await saveChange(tx, { ...common, kind: 'file', file: 'tekstovi-zamah-en.xlf', items })
    await saveChange(tx, { ...common, kind: 'restore', file: null, restored: 0, items: back })
  })
}

import type { Feature } from '#platform/server/feature.ts'
import { deleteRows, reassignRows } from '#platform/server/merging.ts'
import { catalogues } from './passkey-mails.ts'
import { listPasskeys, deleteOldChallenges } from './passkeys.queries.ts'
import { routes } from './passkeys.routes.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { passkeyMails } from './mail-samples.ts'

export { deletePasskeysOf } from './passkeys.queries.ts'

/** Sign-in with a passkey, beside the password. */
export const passkeys: Feature = {
  name: 'passkeys',
  catalogues,
  mails: passkeyMails,
  routes,
  merger: { 'passkeys.user_id': reassignRows, 'passkey_challenges.user_id': deleteRows },
  async *exporter({ services, userId }) {
    const rows = await listPasskeys(services.db, userId)
    if (rows.length === 0) return
    yield {
      path: 'account/passkeys.json',
      content: rows.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: toIso(createdAt),
        lastUsedAt: toIso(lastUsedAt),
      })),
    }
  },
  tasks: [{ name: 'passkeys.clean', cron: '23 * * * *', handle: ({ db }) => deleteOldChallenges(db) }],
}

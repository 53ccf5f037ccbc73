import { cast } from '#features/account/server/index.ts'
import { seedNotification } from '#features/notifications/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { NO_CRITERIA, searchString } from '../../contract/criteria.ts'
import { rebuildIndex } from '../documents/documents.service.ts'
import { alertKind } from './tell-alert.ts'
import { insertSaved } from './saved.queries.ts'
import { stopToken } from './saved.service.ts'

/** Seeds two searches of the first demo member, and the index. */
export async function seedSaved(services: Services): Promise<void> {
  const { db, pool, log } = services
  await rebuildIndex({ db, pool, log })
  const member = await findUserByEmail(db, cast.amra.email)
  if (!member) return
  const userId = member.id
  const savedSearch = await insertSaved(db, {
    id: newId(),
    userId,
    name: 'Poslovi i prakse s podacima',
    query: searchString({ ...NO_CRITERIA, q: 'podaci', kind: ['job', 'internship'] }),
    frequency: 'daily',
  })
  await insertSaved(db, {
    id: newId(),
    userId,
    name: 'Besplatni kursevi',
    query: searchString({ ...NO_CRITERIA, kind: ['training'] }),
    frequency: 'weekly',
  })
  if (!savedSearch) return
  const { id, name, query } = savedSearch
  await seedNotification(db, {
    kind: alertKind,
    to: userId,
    about: id,
    data: { name, query, stop: stopToken(services.secrets, id), found: 2, cards: [] },
    at: new Date(Date.now() - 5 * HOUR_MS),
    read: false,
  })
}

import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { listAreas, updateArea } from '../contract/areas.endpoints.ts'
import { deleteResting, insertResting, listResting } from './areas.queries.ts'

/** An area is everybody's, so global admins alone switch it. */
export function areaRoutes(features: Registry): readonly Route[] {
  return [
    route(listAreas, 'globalAdmin', async ({ services, locale }) => {
      const resting = new Map((await listResting(services.db)).map((row) => [row.area, row]))
      const areas = services.areas.all.map(({ id }) => {
        const row = resting.get(id)
        return { id, ...wordsOf(features, locale, id), since: toIso(row?.since ?? null), by: row?.by ?? null }
      })
      return { areas }
    }),
    route(updateArea, 'globalAdmin', async ({ services, session, params: { id }, body }) => {
      if (!services.areas.all.some((area) => area.id === id)) throw new Problem(platform.notFound)
      const name = wordsOf(features, 'bhs', id).title
      await switchArea({ services, session, id, name, isResting: body.isResting, reason: body.reason ?? '' })
      return undefined
    }),
  ]
}

type Switch = {
  services: Services
  session: Session
  id: string
  name: string
  isResting: boolean
  reason: string
}

async function switchArea({ services, session, id, name, isResting, reason }: Switch): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const isNew = isResting
      ? await insertResting(tx, { id, userId: session.userId })
      : await deleteResting(tx, id)
    if (!isNew) return
    await recordAudit(tx, {
      services,
      session,
      action: isResting ? 'areas.close' : 'areas.release',
      subject: { kind: 'area', id, name },
      reason,
    })
  })
  await services.areas.refresh()
}

function wordsOf(features: Registry, locale: Locale, id: string) {
  const feature = features().find(({ areas = [] }) => areas.some((area) => area.id === id))
  const text = (key: string) =>
    (feature && registeredText(feature.catalogues, locale, 'areas', id, key)) ?? id
  return { title: text('title'), hint: text('hint') }
}

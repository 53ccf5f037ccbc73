import { listOrganisationsOf } from '#features/organisations/server/index.ts'
import { listReceivingOpportunityIds } from '#features/opportunities/server/index.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { catalogues } from '../notifications.ts'
import { listApplicationCounts } from './hiring.queries.ts'

/** After the first steps and before completing the own account, because people wait for an answer. */
const WEIGHT = 80
/** The newest opportunities among which it looks for new applications. */
const MAX_CANDIDATES = 100

/** Points readers of applications to the new ones on their dashboard. */
export const receivedPart: DashboardPart = async ({ db, user, locale }) => {
  const organisations = (await listOrganisationsOf(db, user.id)).filter(({ active }) => active)
  if (organisations.length === 0) return { pieces: [] }
  const organisationIds = organisations.map(({ id }) => id)
  const ids = await listReceivingOpportunityIds(db, {
    organisationIds,
    after: undefined,
    limit: MAX_CANDIDATES,
  })
  const waiting = [...(await listApplicationCounts(db, ids))].filter(([, { fresh }]) => fresh > 0)
  const [first] = waiting
  if (!first) return { pieces: [] }
  const t = translator(catalogues, locale)
  const fresh = waiting.reduce((sum, [, counts]) => sum + counts.fresh, 0)
  return {
    pieces: [],
    steps: [
      {
        id: 'applications-received',
        weight: WEIGHT,
        title: t('step.title', { count: fresh }),
        text: t('step.text'),
        action: t('step.action'),
        path: waiting.length === 1 ? `/opportunities/${first[0]}/applications` : '/applications/received',
        progress: null,
      },
    ],
  }
}

import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { hasTargets } from './targets/targets.queries.ts'

/** After the profile: without skills there is nothing to compare. */
const WEIGHT = 15

/** Explains the benefit of a target on the dashboard of members without one. */
export const targetsPart: DashboardPart = async ({ db, user, locale }) => {
  if (await hasTargets(db, user.id)) return {}
  const t = translator({ bhs, en }, locale)
  return {
    steps: [
      {
        id: 'skills-target',
        weight: WEIGHT,
        title: t('dashboard.title'),
        text: t('dashboard.text'),
        action: t('dashboard.action'),
        path: '/ai-skills',
        progress: null,
      },
    ],
  }
}

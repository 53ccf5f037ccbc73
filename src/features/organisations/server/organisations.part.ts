import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { catalogues } from './organisation-mails.ts'
import { listForAddress } from './people/invitations.queries.ts'

/** Before the profile, because somebody waits for an answer. */
const WEIGHT = 50

/** The organisations' part of the dashboard: invitations to the member. */
export const organisationsPart: DashboardPart = async ({ db, user, locale }) => {
  const t = translator(catalogues, locale)
  const invitations = await listForAddress(db, user.email)
  return {
    pieces: [],
    steps: invitations.slice(0, 3).map(({ id, organisation, role, expiresAt }) => ({
      id: `organisation-${id}`,
      weight: WEIGHT,
      dueAt: toIso(expiresAt),
      title: t('step.title', { organisation }),
      text: t(`mail.invitation.role.${role}`),
      action: t('step.action'),
      path: '/organisations/mine',
      progress: null,
    })),
  }
}

import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { completenessOf, PIECE_PLACE } from '../contract/completeness.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { listPictures, listSections, readContents } from './profiles.queries.ts'

/** After what the account itself needs: without a way back in there is no profile either. */
const WEIGHT = 30

/** What the dashboard says about the profile: one piece, and the next most useful thing to add to it. */
export const profilePart: DashboardPart = async ({ db, user, locale }) => {
  const t = translator({ bhs, en }, locale)
  const [sections, pictures] = await Promise.all([listSections(db, user.id), listPictures(db, user.id)])
  const hasPhoto = pictures.some(({ kind }) => kind === 'photo')
  const pieces = completenessOf({ contents: readContents(sections), hasPhoto })
  const next = pieces.find(({ done }) => !done)
  const done = pieces.filter((piece) => piece.done).length
  const path = next ? `/profile#${PIECE_PLACE[next.id]}` : '/profile'
  return {
    pieces: [{ id: 'cv', area: 'profile', text: t('piece'), done: !next, path }],
    steps: next
      ? [
          {
            id: `profile-${next.id}`,
            weight: WEIGHT,
            title: t(`step.title.${next.id}`),
            text: t(`step.text.${next.id}`),
            action: t('step.action'),
            path,
            progress: { done, of: pieces.length, text: t('step.progress', { done }) },
          },
        ]
      : [],
  }
}

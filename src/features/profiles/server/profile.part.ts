import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { completenessOf, PIECE_PLACE } from '../contract/completeness.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { findProfile, listPictures, listSections } from './profiles.queries.ts'
import { readContents } from './stored-contents.ts'

/** After the account's own steps: without a way back in there is no profile either. */
const WEIGHT = 30

/** The profile's part of the dashboard: the parts that its own page counts, and the next most useful one. */
export const profilePart: DashboardPart = async ({ db, user, locale }) => {
  const t = translator({ bhs, en }, locale)
  const [profile, sections, pictures] = await Promise.all([
    findProfile(db, user.id),
    listSections(db, user.id),
    listPictures(db, user.id),
  ])
  const hasPhoto = pictures.some(({ kind }) => kind === 'photo')
  const pieces = completenessOf({
    contents: readContents(sections),
    hasPhoto,
    dismissed: profile?.dismissed ?? [],
  })
  const next = pieces.find(({ done }) => !done)
  const done = pieces.filter((piece) => piece.done).length
  return {
    pieces: pieces.map((piece) => ({
      ...piece,
      text: t(`piece.${piece.id}`),
      path: `/profile#${PIECE_PLACE[piece.id]}`,
    })),
    steps: next
      ? [
          {
            id: `profile-${next.id}`,
            weight: WEIGHT,
            title: t(`step.title.${next.id}`),
            text: t(`step.text.${next.id}`),
            action: t('step.action'),
            path: `/profile#${PIECE_PLACE[next.id]}`,
            progress: { done, of: pieces.length, text: t('step.progress', { done }) },
          },
        ]
      : [],
  }
}

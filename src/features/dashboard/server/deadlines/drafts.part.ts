import { type DraftProgress, getDraftProgress } from '#features/applications/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { listDeadlinesOf } from './deadlines.queries.ts'

/** Before everything but the account's own steps; a distant one only before the profile. */
const WEIGHT = { near: 85, far: 35 }
const NEAR_DAYS = 7
const FAR_DAYS = 30

/** Shows the unsent application with the earliest deadline. */
export const draftsPart: DashboardPart = async ({ db, user, locale }) => {
  const deadlines = await listDeadlinesOf(db, { userId: user.id, days: FAR_DAYS })
  const draft = deadlines.find(({ kind }) => kind === 'draft')
  if (!draft?.application) return {}
  const t = translator({ bhs, en }, locale)
  const parts = await getDraftProgress(db, draft.application)
  const at = new Date(draft.at)
  const near = at.getTime() - Date.now() < NEAR_DAYS * DAY_MS
  const of = parts.required + 2
  return {
    steps: [
      {
        id: 'draft',
        weight: near ? WEIGHT.near : WEIGHT.far,
        title: t('steps.draft.title', { title: readText(draft.title, locale).text }),
        text: `${t(`steps.draft.left.${leftOf(parts)}`, { count: parts.required - parts.answered })} ${t(
          'steps.draft.deadline',
          { date: formatDate(at, locale), time: formatTime(at) },
        )}`,
        action: t('steps.draft.action'),
        path: draft.path,
        // Sending is its last part.
        progress: { done: Number(parts.letter) + parts.answered, of, text: t('steps.draft.progress') },
      },
    ],
  }
}

function leftOf({ letter, required, answered }: DraftProgress): 'letter' | 'answers' | 'both' | 'sending' {
  if (answered < required) return letter ? 'answers' : 'both'
  return letter ? 'sending' : 'letter'
}

import { sql } from 'drizzle-orm'
import { readText } from '#features/profiles/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { deadlinesOf } from './deadlines.queries.ts'

/** Before all but the account's own life; what is far away only comes before the profile. */
const WEIGHT = { near: 85, far: 35 }
const NEAR_DAYS = 7
const FAR_DAYS = 30
const DAY = 86_400_000

type Parts = { letter: boolean; required: number; answered: number }

/** An application that was begun and not sent, the one whose deadline comes first. */
export const draftsPart: DashboardPart = async ({ db, user, locale }) => {
  const deadlines = await deadlinesOf(db, { userId: user.id, days: FAR_DAYS })
  const draft = deadlines.find(({ kind }) => kind === 'draft')
  if (!draft?.application) return {}
  const t = translator({ bhs, en }, locale)
  const parts = await partsOf(db, draft.application)
  const at = new Date(draft.at)
  const near = at.getTime() - Date.now() < NEAR_DAYS * DAY
  const of = parts.required + 2
  return {
    steps: [
      {
        id: 'draft',
        weight: near ? WEIGHT.near : WEIGHT.far,
        title: t('steps.draft.title', { title: readText(draft.title, locale).text }),
        text: `${t(`steps.draft.left.${leftOf(parts)}`, { count: parts.required - parts.answered })} ${t(
          'steps.draft.deadline',
          { date: formatDate(at, locale).replaceAll(' ', '\u00a0'), time: formatTime(at) },
        )}`,
        action: t('steps.draft.action'),
        path: draft.path,
        // Sending is the last part of it.
        progress: { done: Number(parts.letter) + parts.answered, of, text: t('steps.draft.progress') },
      },
    ],
  }
}

function leftOf({ letter, required, answered }: Parts): 'letter' | 'answers' | 'both' | 'sending' {
  if (answered < required) return letter ? 'answers' : 'both'
  return letter ? 'sending' : 'letter'
}

/** How far it is written: its letter, and the required questions that have an answer or a file. */
async function partsOf(db: Db, application: string): Promise<Parts> {
  const { rows } = await db.execute<Parts>(sql`
    select trim(a.letter) <> '' as letter, q.required, q.answered
    from applications a join public_opportunities o on o.id = a.opportunity_id cross join lateral (
      select count(*)::int as required, count(*) filter (where trim(coalesce(a.answers->>(one->>'id'), '')) <> ''
        or exists (select 1 from application_files f
          where f.application_id = a.id and f.question::text = one->>'id'))::int as answered
      from jsonb_array_elements(o.questions) one where (one->>'required')::boolean) q
    where a.id = ${application}`)
  return rows[0] ?? { letter: false, required: 0, answered: 0 }
}

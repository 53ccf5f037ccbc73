import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { type Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { catalogues } from './catalogues.ts'
import { invitationsFor } from './invitations/invitations.service.ts'

/**
 * Steps for which a board or a team waits weigh most; an unfinished application comes just after the member's own
 * steps.
 */
const WEIGHTS = { changes: 70, invitation: 65, draft: 54 }
const FAR_DAYS = 30

/** Shows the next step in a team's application on the dashboard: the one with the earliest deadline. */
export const canvasPart: DashboardPart = async (input) => {
  const steps = [...(await ownSteps(input)), ...(await invitationSteps(input))]
  return steps.length > 0 ? { steps } : {}
}

type Input = Pick<Parameters<DashboardPart>[0], 'db' | 'user' | 'locale'>

/** Points to a team's invitation on the page of all applications, which has it on top. */
async function invitationSteps({ db, user, locale }: Input) {
  const t = translator(catalogues, locale)
  const last = (await invitationsFor(db, user.id)).find(({ obstacle }) => !obstacle)
  if (!last) return []
  const call = readText(last.call.title, locale).text
  return [
    {
      id: 'canvas-invited',
      weight: WEIGHTS.invitation,
      ...(last.deadline !== null && { dueAt: last.deadline }),
      title: t(last.mentor ? 'dashboard.invitedMentor' : 'dashboard.invited'),
      text: t(last.mentor ? 'dashboard.invitedMentorText' : 'dashboard.invitedText', {
        name: last.person.name,
        call,
      }),
      action: t('dashboard.answer'),
      path: '/canvas',
      progress: null,
    },
  ]
}

async function ownSteps({ db, user, locale }: Input) {
  const request = await findChangeRequest(db, user.id)
  const t = translator(catalogues, locale)
  if (request) {
    const until = new Date(request.until)
    return [
      {
        id: 'canvas',
        weight: WEIGHTS.changes,
        dueAt: toIso(until),
        title: t('dashboard.changes', { title: request.title }),
        text: t('dashboard.changesText', { date: formatDate(until, locale), time: formatTime(until) }),
        action: t('dashboard.action'),
        path: `/canvas?id=${request.id}`,
        progress: null,
      },
    ]
  }
  const next = await selectNext(db, user.id)
  if (!next) return []
  const at = new Date(next.deadline)
  const call = readText(next.call_title, locale).text
  return [
    {
      id: 'canvas',
      weight: WEIGHTS.draft,
      dueAt: toIso(at),
      title: t('dashboard.title', { title: next.title || call }),
      text: t('dashboard.text', { call, date: formatDate(at, locale), time: formatTime(at) }),
      action: t('dashboard.action'),
      path: `/canvas?id=${next.id}`,
      progress: null,
    },
  ]
}

const changeRequestRows = rowsOf({ id: z.string(), title: z.string(), until: timestamp })

/** Selects a request for changes, which comes before unfinished applications. */
async function findChangeRequest(db: Db, userId: string) {
  const { rows } = await changeRequestRows(db)(sql`
    select c.id, c.title, q.until
    from canvases c join canvas_members m on m.canvas_id = c.id join canvas_change_requests q on q.canvas_id = c.id
    where m.user_id = ${userId} and q.answered_at is null and q.until > now()
    order by q.until, c.id limit 1`)
  return rows[0]
}

const nextRows = rowsOf({
  id: z.string(),
  title: z.string(),
  call_title: z.custom<{ bhs: string; en: string }>(),
  deadline: timestamp,
})

async function selectNext(db: Db, userId: string) {
  const { rows } = await nextRows(db)(sql`
    select c.id, c.title, p.content->'title' as call_title, p.deadline
    from canvases c join canvas_members m on m.canvas_id = c.id join public_calls p on p.id = c.call_id
    where m.user_id = ${userId} and c.submitted_at is null and p.status = 'published' and p.opens_at <= now()
      and p.deadline > now() and p.deadline < now() + make_interval(days => ${FAR_DAYS})
    order by p.deadline, c.id limit 1`)
  return rows[0]
}

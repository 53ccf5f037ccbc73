import type { Area } from '#features/places/contract/municipalities.ts'
import { listLabels } from '#features/skills/server/index.ts'
import { addDays } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { onlyReads } from '#platform/server/db/database.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { type DemandView, type ReachView, WEEKS } from '../../contract/demand.endpoints.ts'
import { bestReach } from '../../contract/reach.ts'
import { readAbilities } from '../member.service.ts'
import { countOpen, listDemanded, listLacks, listOpened } from '../openings.queries.ts'
import { listSkillDays, listWeeks, getCountedDay } from './demand.queries.ts'
import { demandTask } from './demand.task.ts'

type Owned = { services: Services; userId: string }
const MAX_SKILLS = 10
const EXAMPLES = 3

export async function getDemand(input: Owned & { area: Area | null }): Promise<DemandView> {
  const { services, userId, area } = input
  const { db } = services
  await limitOrThrow(services.db, { key: `analytics:demand:${userId}`, limit: 60, windowSeconds: 60 })
  const [open, rows, weeks, { levels }, { today, counted }] = await Promise.all([
    countOpen(db, area),
    listDemanded(db, area, MAX_SKILLS),
    listWeeks(db, area, WEEKS),
    readAbilities(services, userId),
    getCountedDay(db),
  ])
  // Without a count, as after a first start, the counting runs after this answer.
  if (!counted && !onlyReads(db))
    await services.queue.send(db, demandTask.name, {}, { singletonKey: demandTask.name })
  const ids = rows.map(({ id }) => id)
  const days = weeks.map(({ day }) => day)
  const [labels, history] = await Promise.all([
    listLabels(db, ids),
    listSkillDays(db, { area, skills: ids, days }),
  ])
  const byWeek = new Map(weeks.map((week) => [week.week, week]))
  const at = new Map(history.map(({ id, day, open: count }) => [`${id} ${day}`, count]))
  const calendar = Array.from({ length: WEEKS }, (_, week) => {
    const last = week === WEEKS - 1
    const day = byWeek.get(week)?.day ?? addDays(today, (week + 1 - WEEKS) * 7)
    return last
      ? { day: today, open, counted: true }
      : { day, open: byWeek.get(week)?.open ?? null, counted: byWeek.has(week) }
  })
  return {
    area,
    open,
    weeks: calendar.map(({ day, open: count }) => ({ day, open: count })),
    skills: rows.flatMap(({ id, open: now }) => {
      const skill = labels.get(id)
      if (!skill) return []
      const past = calendar
        .slice(0, -1)
        .map(({ day, counted: was }) => (was ? (at.get(`${id} ${day}`) ?? 0) : null))
      return [{ skill, open: now, mine: levels.has(id), weeks: [...past, now] }]
    }),
  }
}

type ReachInput = { area: Area | null; mine: readonly string[]; locale: Locale }

/** Finds the one or two skills that open the most jobs near the person; if there are none, in the whole country. */
export async function getReach(input: Owned & { locale: Locale }): Promise<ReachView> {
  const { services, userId, locale } = input
  await limitOrThrow(services.db, { key: `analytics:reach:${userId}`, limit: 60, windowSeconds: 60 })
  const { levels, area } = await readAbilities(services, userId)
  const mine = [...levels.keys()]
  const near = await reachIn(services, { area, mine, locale })
  if (area === null || near.opens > 0 || near.open > 0) return { ...near, home: area }
  return { ...(await reachIn(services, { area: null, mine, locale })), home: area }
}

async function reachIn({ db }: Services, input: ReachInput): Promise<Omit<ReachView, 'home'>> {
  const { area, mine, locale } = input
  const sets = await listLacks(db, { area, mine })
  // A job that requires none of the person's skills is far from them, however little it requires.
  const {
    skills,
    jobs: opens,
    alone,
  } = bestReach(mine.length === 0 ? sets : sets.filter(({ known }) => known))
  const [labels, examples] = await Promise.all([
    listLabels(db, skills),
    skills.length > 0 ? listOpened(db, { area, mine, skills, limit: EXAMPLES }) : [],
  ])
  return {
    area,
    jobs: sets.reduce((sum, { jobs }) => sum + jobs, 0),
    open: sets.filter(({ missing }) => missing.length === 0).reduce((sum, { jobs }) => sum + jobs, 0),
    skills: skills.flatMap((id, n) => {
      const skill = labels.get(id)
      return skill ? [{ skill, jobs: alone[n] ?? 0 }] : []
    }),
    opens,
    examples: examples.map(({ id, slug, title, by }) => ({ id, slug, title: title[locale], by })),
  }
}

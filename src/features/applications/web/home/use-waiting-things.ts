import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { HomeOpportunity, OrganisationHome } from '../../contract/home.endpoints.ts'
import { applicationPath, deskPath } from './paths.ts'
import { firstWith, isNew, type Sums } from './sums.ts'
import { useHomeText } from './use-home-text.ts'

type Waiting = {
  id: string
  count: number
  title: string
  note?: string
  when?: string
  isUrgent?: boolean
  to: string
}

/** Lists what waits, the most urgent first. */
export function useWaitingThings(home: OrganisationHome, sums: Sums): Waiting[] {
  const applications = useApplicationThings(home, sums)
  const interviews = useInterviewThings(home)
  const writing = useWritingThings(home, sums)
  return [...applications, ...interviews, ...writing]
}

function useTitleOf() {
  const t = useHomeText()
  const locale = useLocale()
  return ({ title }: HomeOpportunity) => readText(title, locale).text || t('untitled')
}

function useApplicationThings(home: OrganisationHome, { late, today, fresh, promisedAt }: Sums): Waiting[] {
  const t = useHomeText()
  const locale = useLocale()
  const titleOf = useTitleOf()
  const firsts = {
    late: firstWith(home, 'late'),
    today: firstWith(home, 'today'),
    fresh: firstWith(home, 'fresh'),
  }
  const note = (one: HomeOpportunity) => t('queue.first', { title: titleOf(one) })
  return [
    ...(firsts.late && promisedAt
      ? [
          {
            id: 'late',
            count: late,
            title: t('queue.late'),
            note: note(firsts.late),
            when: t('queue.since', { date: formatDate(new Date(promisedAt), locale) }),
            isUrgent: true,
            to: deskPath(firsts.late.id, 'late=true&order=promise'),
          },
        ]
      : []),
    ...(firsts.today
      ? [
          {
            id: 'today',
            count: today,
            title: t('queue.today'),
            note: note(firsts.today),
            when: t('queue.midnight'),
            isUrgent: true,
            to: deskPath(firsts.today.id, 'order=promise'),
          },
        ]
      : []),
    ...(firsts.fresh
      ? [
          {
            id: 'fresh',
            count: fresh,
            title: t('queue.fresh'),
            note: note(firsts.fresh),
            to: deskPath(firsts.fresh.id, 'status=sent'),
          },
        ]
      : []),
  ]
}

function useInterviewThings({ interviews }: OrganisationHome): Waiting[] {
  const t = useHomeText()
  const locale = useLocale()
  const things: Waiting[] = []
  const add = (id: 'asksAnother' | 'interviewsToday' | 'interviews', list: typeof interviews) => {
    const [first] = list
    if (!first) return
    const at = new Date(first.at)
    const { name } = first
    const time = formatTime(at)
    things.push({
      id,
      count: list.length,
      title: t(`queue.${id}`),
      note:
        id === 'interviewsToday'
          ? t('queue.interviewToday', { time, name })
          : t('queue.interviewFirst', { date: formatDate(at, locale), time, name }),
      to: applicationPath(first),
    })
  }
  const dates = interviews.filter(({ asksAnother }) => !asksAnother)
  add(
    'interviewsToday',
    dates.filter(({ isToday }) => isToday),
  )
  add(
    'asksAnother',
    interviews.filter(({ asksAnother }) => asksAnother),
  )
  add(
    'interviews',
    dates.filter(({ isToday }) => !isToday),
  )
  return things
}

function useWritingThings(home: OrganisationHome, { questions }: Sums): Waiting[] {
  const t = useHomeText()
  const locale = useLocale()
  const titleOf = useTitleOf()
  const { opportunities, organisation, role, state } = home
  if (role === 'reviewer') return []
  const drafts = opportunities.filter(({ status }) => status === 'draft')
  const draft = drafts.find(({ isReturned }) => isReturned) ?? drafts[0]
  const ending = opportunities.filter(({ isEnding }) => isEnding)
  const asking = firstWith(home, 'questions')
  const things: Waiting[] = []
  if (asking)
    things.push({
      id: 'questions',
      count: questions,
      title: t('queue.questions'),
      note: t('queue.questionsNote'),
      to: `/opportunities/${asking.slug}/edit?part=questions`,
    })
  if (draft)
    things.push({
      id: 'drafts',
      count: drafts.length,
      title: t('queue.drafts'),
      note: titleOf(draft),
      ...(draft.isReturned && { when: t('queue.returned'), isUrgent: true }),
      to: drafts.length > 1 ? '/opportunities/mine?status=draft' : `/opportunities/${draft.slug}/edit`,
    })
  if (ending[0]?.deadline)
    things.push({
      id: 'ending',
      count: ending.length,
      title: t('queue.ending'),
      note: titleOf(ending[0]),
      when: t('queue.until', { date: formatDate(new Date(ending[0].deadline), locale) }),
      to: `/opportunities/${ending[0].slug}/edit`,
    })
  if (state !== 'verified' && !isNew(home))
    things.push({
      id: 'check',
      count: 1,
      title: t('queue.check'),
      note: t('queue.checkNote'),
      to: `/organisations/${organisation.slug}/manage?part=check`,
    })
  return things
}

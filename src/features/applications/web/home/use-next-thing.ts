import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { OrganisationHome } from '../../contract/home.endpoints.ts'
import { applicationPath, deskPath } from './paths.ts'
import { firstWith, isNew, type Sums } from './sums.ts'
import { useHomeText } from './use-home-text.ts'

type Thing = { title: string; text: string; actions: { to: string; label: string }[] }

/** Returns what is to be done now: those who wait longest come first. */
export function useNextThing(home: OrganisationHome, sums: Sums): Thing {
  const waits = useWaitingThing(home, sums)
  const begins = useFirstThing(home)
  return isNew(home) ? begins : waits
}

function useWaitingThing(home: OrganisationHome, { late, today, fresh, waiting, promisedAt }: Sums): Thing {
  const t = useHomeText()
  const locale = useLocale()
  const calm = useCalmActions(home)
  const date = promisedAt ? formatDate(new Date(promisedAt), locale) : ''
  const overdue = firstWith(home, 'late')
  const due = firstWith(home, 'today')
  const fresher = firstWith(home, 'fresh')
  const [interview] = home.interviews.filter(({ isToday, asksAnother }) => isToday && !asksAnother)
  if (overdue)
    return {
      title: t('next.late', { count: late }),
      text: t('next.alsoToday', { count: today }),
      actions: [
        { to: deskPath(overdue.id, 'late=true&order=promise'), label: t('next.open', { count: late }) },
      ],
    }
  if (due)
    return {
      title: t('next.today', { count: today }),
      text: t('next.todayText'),
      actions: [{ to: deskPath(due.id, 'order=promise'), label: t('next.open', { count: today }) }],
    }
  if (interview) {
    const of = home.opportunities.find(({ id }) => id === interview.opportunity)
    const title = of ? readText(of.title, locale).text : ''
    return {
      title: t('next.interview', { time: formatTime(new Date(interview.at)) }),
      text: t('next.interviewText', { name: interview.name, title }),
      actions: [{ to: applicationPath(interview), label: t('next.openOne') }],
    }
  }
  if (fresher)
    return {
      title: t('next.fresh', { count: fresh }),
      text: date ? t('next.freshText', { date }) : '',
      actions: [{ to: deskPath(fresher.id, 'status=sent'), label: t('next.open', { count: fresh }) }],
    }
  return {
    title: t('next.noLate'),
    text: waiting > 0 && date ? t('next.nextPromise', { count: waiting, date }) : t('next.nobody'),
    actions: calm,
  }
}

function useCalmActions(home: OrganisationHome): Thing['actions'] {
  const t = useHomeText()
  const question = firstWith(home, 'questions')
  if (home.role === 'reviewer') return []
  const create = { to: newPath(home), label: t('next.create') }
  if (!question) return [create]
  const count = home.opportunities.reduce((sum, { questions }) => sum + questions, 0)
  return [
    { to: `/opportunities/${question.slug}/edit?part=questions`, label: t('next.questions', { count }) },
    create,
  ]
}

/** What a new organisation does first. */
function useFirstThing(home: OrganisationHome): Thing {
  const t = useHomeText()
  const locale = useLocale()
  const titleOf = (one: OrganisationHome['opportunities'][number]) =>
    readText(one.title, locale).text || t('untitled')
  const inReview = home.opportunities.find(({ status }) => status === 'in-review')
  const draft = home.opportunities.find(({ status }) => status === 'draft')
  if (inReview)
    return {
      title: t('next.inReview', { title: titleOf(inReview) }),
      text: t('next.inReviewText'),
      actions: [
        { to: `/organisations/${home.organisation.slug}/manage?part=people`, label: t('next.invite') },
      ],
    }
  if (draft)
    return {
      title: t('next.draft', { title: titleOf(draft) }),
      text: t('next.draftText'),
      actions: [{ to: `/opportunities/${draft.slug}/edit`, label: t('next.openDraft') }],
    }
  return {
    title: t('next.paste'),
    text: t('next.pasteText'),
    actions: [
      { to: '/opportunities/import', label: t('next.pasteAction') },
      { to: newPath(home), label: t('next.write') },
    ],
  }
}

export const newPath = ({ organisation: { slug } }: OrganisationHome) =>
  `/opportunities/new?organisation=${slug}`

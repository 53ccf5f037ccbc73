import { keepPreviousData } from '@tanstack/react-query'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ReviewQueue, useQueue } from '#platform/web/editing/review-queue.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { listReviewedMentors, QUEUES } from '../../contract/review.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import { MentorReview } from './mentor-review.tsx'

/** Mentors who wait for staff, the oldest first. */
export function MentorQueue() {
  const t = useMemberText()
  const locale = useLocale()
  const queue = useQueue(QUEUES)
  const list = useEndpointPages(listReviewedMentors, {
    query: { queue },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const mentors = list.data?.pages.flatMap((page) => page.mentors) ?? []
  const rows = mentors.map(({ id, name, since, state, asksForMinors }) => ({
    id,
    title: name,
    label: t('review.look', { name }),
    facts: [
      t('review.since', { date: formatDate(new Date(since), locale) }),
      ...(asksForMinors ? [t('review.minorsAsked')] : []),
    ],
    aside: <Chip tone={state === 'waiting' ? 'sun' : 'neutral'}>{t(`own.state.${state}`)}</Chip>,
  }))
  return (
    <ReviewQueue
      label={t('review.queue')}
      queue={queue}
      queues={QUEUES.map((value) => ({ value, text: t(`review.queues.${value}`) }))}
      list={list}
      rows={rows}
      none={{ title: t('review.none'), text: t('review.noneText') }}
      sheet={(input) => <MentorReview {...input} />}
    />
  )
}

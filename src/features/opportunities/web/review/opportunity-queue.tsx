import { keepPreviousData } from '@tanstack/react-query'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ReviewQueue, useQueue } from '#platform/web/editing/review-queue.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { listReview, QUEUES } from '../../contract/review.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { OpportunityReview } from './opportunity-review.tsx'

/** Opportunities that wait for review, the oldest first. */
export function OpportunityQueue() {
  const t = useEditorText()
  const words = useText()
  const locale = useLocale()
  const queue = useQueue(QUEUES)
  const list = useEndpointPages(listReview, {
    query: { queue },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const waiting = list.data?.pages[0]?.counts?.review
  const nameOf = (value: (typeof QUEUES)[number]) => {
    const name = t(`review.queues.${value}`)
    return value === 'review' && waiting ? t('review.counted', { name, count: String(waiting) }) : name
  }
  const opportunities = list.data?.pages.flatMap((page) => page.opportunities) ?? []
  const rows = opportunities.map(({ id, organisation, kind, since, warnings, ...opportunity }) => {
    const title = readText(opportunity.title, locale).text || t('untitled')
    return {
      id,
      title,
      label: t('review.look', { title }),
      facts: [
        organisation.name,
        words(`kinds.${kind}`),
        t('review.since', { date: formatDate(new Date(since), locale) }),
      ],
      aside: (
        <div className="flex flex-wrap gap-2">
          {warnings.map((warning) => (
            <Chip key={warning} tone="sun">
              {t(`warnings.${warning}`)}
            </Chip>
          ))}
        </div>
      ),
    }
  })
  return (
    <ReviewQueue
      label={t('review.queue')}
      queue={queue}
      queues={QUEUES.map((value) => ({ value, text: nameOf(value) }))}
      list={list}
      rows={rows}
      none={{ title: t('review.none'), text: t('review.noneText') }}
      sheet={(input) => <OpportunityReview {...input} />}
    />
  )
}

import { keepPreviousData } from '@tanstack/react-query'
import { Suspense } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ReviewQueue, useQueue } from '#platform/web/editing/review-queue.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { listReviewedArticles, QUEUES } from '../../contract/review.endpoints.ts'
import { STATE_TONE } from '../edit/state-tone.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'

const ArticleReview = lazyPart(async () => (await import('./article-review.tsx')).ArticleReview)

/** Lists the articles that wait for the editors or their authors, and the published ones. */
export function ArticleQueue() {
  const t = useEditorText()
  const words = useText()
  const locale = useLocale()
  const queue = useQueue(QUEUES)
  const list = useEndpointPages(listReviewedArticles, {
    query: { queue },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const articles = list.data?.pages.flatMap((page) => page.articles) ?? []
  const rows = articles.map(({ id, author, since, state, ...article }) => {
    const title = readText(article.title, locale).text || t('untitled')
    return {
      id,
      title,
      label: t('review.look', { title }),
      facts: [
        author?.name ?? words('byNobody'),
        t('review.since', { date: formatDate(new Date(since), locale) }),
      ],
      aside: <Chip tone={STATE_TONE[state]}>{t(`states.${state}`)}</Chip>,
    }
  })
  return (
    <ReviewQueue
      label={t('review.queue')}
      queue={queue}
      queues={QUEUES.map((value) => ({ value, text: t(`review.queues.${value}`) }))}
      list={list}
      rows={rows}
      none={{ title: t(`review.none.${queue}`), text: t(`review.noneText.${queue}`) }}
      sheet={(input) => (
        <Suspense>
          <ArticleReview {...input} />
        </Suspense>
      )}
    />
  )
}

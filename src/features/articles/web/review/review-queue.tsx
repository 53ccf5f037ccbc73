import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listReviewedArticles, QUEUES, type ReviewedRow } from '../../contract/review.endpoints.ts'
import { STATE_TONE } from '../edit/state-tone.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { ReviewSheet } from './review-sheet.tsx'

/** What waits for the editors, the oldest first; one press opens it beside the list. */
export function ReviewQueue() {
  const t = useEditorText()
  const [search, setSearch] = useSearchParams()
  const queue = QUEUES.find((one) => one === search.get('queue')) ?? 'waiting'
  const [opened, setOpened] = useState<string>()
  const list = useEndpointPages(listReviewedArticles, {
    query: { queue },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const rows = list.data?.pages.flatMap((page) => page.articles) ?? []
  return (
    <div>
      <div role="group" aria-label={t('review.queue')} className="strip mb-4 flex gap-2">
        {QUEUES.map((one) => (
          <Pick
            key={one}
            pressed={queue === one}
            className="flex-none"
            onClick={() => setSearch({ queue: one }, { replace: true })}
          >
            {t(`review.queues.${one}`)}
          </Pick>
        ))}
      </div>
      {list.isSuccess && rows.length === 0 && (
        <EmptyState title={t('review.none')} text={t('review.noneText')} />
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} onOpen={() => setOpened(row.id)} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
      {opened && (
        <ReviewSheet
          id={opened}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            void list.refetch()
          }}
        />
      )}
    </div>
  )
}

function Row({ row, onOpen }: { row: ReviewedRow; onOpen: () => void }) {
  const t = useEditorText()
  const words = useText()
  const locale = useLocale()
  const title = readText(row.title, locale).text || t('untitled')
  return (
    <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-4 hover:bg-sunken/60">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-md leading-snug">
          <button
            type="button"
            aria-label={t('review.look', { title })}
            className="text-left font-head before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
            onClick={onOpen}
          >
            {title}
          </button>
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">
          {[
            row.author?.name ?? words('byNobody'),
            t('review.since', { date: formatDate(new Date(row.since), locale) }),
          ].join('\u00a0· ')}
        </p>
      </div>
      <Chip tone={STATE_TONE[row.state]}>{t(`states.${row.state}`)}</Chip>
    </div>
  )
}

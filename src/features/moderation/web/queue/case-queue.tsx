import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { type CaseRow, listCases, QUEUES, type QueueName } from '../../contract/queue.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'
import { Attached } from '../attached.tsx'
import { CaseSheet } from './case-sheet.tsx'
import { useCaseTitle } from './use-case-title.ts'

/** What was reported, the oldest promise first; one press opens it beside the list. */
export function CaseQueue() {
  const t = useQueueText()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const queue = QUEUES.find((one) => one === search.get('queue')) ?? 'open'
  const [opened, setOpened] = useState<string>()
  const list = useEndpointPages(listCases, {
    query: { queue },
    locale,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const rows = list.data?.pages.flatMap((page) => page.cases) ?? []
  const counts = list.data?.pages[0]?.counts
  const nameOf = (one: QueueName) => {
    const [name, count] = [t(`queues.${one}`), one === 'decided' ? 0 : counts?.[one]]
    return count ? t('counted', { name, count: String(count) }) : name
  }
  return (
    <div>
      {counts && (
        <p className="mb-3 flex gap-2 text-sm text-ink-2">
          {t('summary', { open: counts.open })}
          {counts.late > 0 && <span className="text-harm">{t('late', { late: counts.late })}</span>}
        </p>
      )}
      <div role="group" aria-label={t('lists')} className="strip mb-4 flex gap-2">
        {QUEUES.map((one) => (
          <Pick
            key={one}
            pressed={queue === one}
            className="flex-none"
            onClick={() => setSearch({ queue: one }, { replace: true })}
          >
            {nameOf(one)}
          </Pick>
        ))}
      </div>
      {list.isSuccess && rows.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} isDue={queue === 'open'} onOpen={() => setOpened(row.id)} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
      {opened && (
        <CaseSheet
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

function Row({ row, isDue, onOpen }: { row: CaseRow; isDue: boolean; onOpen: () => void }) {
  const t = useQueueText()
  const title = useCaseTitle()(row)
  const locale = useLocale()
  const at = new Date(row.at)
  const moment = { date: formatDate(at, locale), time: formatTime(at) }
  return (
    <div className="relative grid gap-1 border-t border-line py-4 hover:bg-sunken/60">
      <h2 className="text-md leading-snug">
        <button
          type="button"
          className="text-left font-head before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
          onClick={onOpen}
        >
          {title}
        </button>
      </h2>
      {row.excerpt && (
        <q className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">
          {row.excerpt.replaceAll('\n', '\u00a0· ')}
        </q>
      )}
      <Attached files={row.attached} />
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {row.isUrgent && <Chip tone="harm">{t('urgent')}</Chip>}
        {row.isLate && <Chip tone="harm">{t('isLate')}</Chip>}
        {row.signs.length > 0 && <Chip>{t('automatic')}</Chip>}
        {row.reports > 0 && <span>{t('reports', { count: row.reports })}</span>}
        <span>{t(isDue ? 'due' : 'since', moment)}</span>
      </p>
    </div>
  )
}

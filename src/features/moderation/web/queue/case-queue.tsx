import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { type CaseRow, listCases, QUEUES, type QueueName } from '../../contract/queue.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'
import { Attached } from '../attached.tsx'
import { CaseBody, CasePanel, CaseSheet } from './case-sheet.tsx'
import { KeysNote } from './keys-note.tsx'
import { useCaseTitle } from './use-case-title.ts'
import { useQueueChanges } from './use-queue-changes.ts'
import { useQueueKeys } from './use-queue-keys.ts'

/** The reported cases, the earliest due date first; one press opens a case, beside the list where there is room. */
export function CaseQueue() {
  const t = useQueueText()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const queue = QUEUES.find((one) => one === search.get('queue')) ?? 'open'
  const [opened, setOpened] = useState(search.get('case') ?? undefined)
  const list = useEndpointPages(listCases, {
    query: { queue },
    locale,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const rows = list.data?.pages.flatMap((page) => page.cases) ?? []
  const counts = list.data?.pages[0]?.counts
  const wide = useWide()
  useQueueChanges(() => void list.refetch())
  useQueueKeys({ rows, opened, onOpen: setOpened })
  useEffect(() => CaseBody.preload(), [])
  /** Opens the next case beside the list; without room beside it, returns to the list. */
  function goOn() {
    const next = rows[rows.findIndex(({ id }) => id === opened) + 1]
    setOpened(wide ? next?.id : undefined)
    void list.refetch()
  }
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
      <PickStrip
        label={t('lists')}
        value={queue}
        options={QUEUES.map((value) => ({ value, text: nameOf(value) }))}
        onChange={(value) => {
          setOpened(undefined)
          setSearch({ queue: value }, { replace: true })
        }}
        className="mb-4"
      />
      <div
        className={classNames(
          rows.length > 0 && 'lg:grid lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-8',
        )}
      >
        <div>
          {list.isSuccess && rows.length === 0 && (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          )}
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <Row
                  row={row}
                  isDue={queue === 'open'}
                  isOpen={row.id === opened}
                  onOpen={() => setOpened(row.id)}
                />
              </li>
            ))}
          </ul>
          <ListFoot list={list} />
        </div>
        {wide && rows.length > 0 && (
          <div className="sticky top-22 max-h-[calc(100dvh-5.5rem)] min-w-0 self-start overflow-y-auto border-l border-line pt-4 pr-1 pb-24 pl-8">
            {opened ? (
              <CasePanel key={opened} id={opened} onDone={goOn} />
            ) : (
              <>
                <p className="text-sm text-ink-2">{t('chooseCase')}</p>
                <KeysNote />
              </>
            )}
          </div>
        )}
      </div>
      {opened && !wide && <CaseSheet id={opened} onClose={() => setOpened(undefined)} onDone={goOn} />}
    </div>
  )
}

type RowProps = { row: CaseRow; isDue: boolean; isOpen: boolean; onOpen: () => void }

function Row({ row, isDue, isOpen, onOpen }: RowProps) {
  const t = useQueueText()
  const title = useCaseTitle()(row)
  const locale = useLocale()
  const at = new Date(row.at)
  const moment = { date: formatDate(at, locale), time: formatTime(at) }
  return (
    <div
      className={classNames(
        'relative grid gap-1 border-t border-line py-4 hover:bg-sunken/60',
        isOpen &&
          'lg:bg-surface lg:before:absolute lg:before:inset-y-0 lg:before:-left-3 lg:before:w-1 lg:before:rounded-r-sm lg:before:bg-river',
      )}
    >
      <h2 className="text-md leading-snug">
        <button
          type="button"
          aria-current={isOpen || undefined}
          className="text-left font-head before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
          onClick={onOpen}
        >
          {title}
        </button>
      </h2>
      {row.excerpt && (
        <q className="[&:lang(bs)]:[quotes:'„'_'“'] line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere]">
          {row.excerpt.replaceAll('\n', '\u00a0· ')}
        </q>
      )}
      <Attached files={row.attached} />
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {row.isUrgent && <Chip tone="harm">{t('urgent')}</Chip>}
        {row.isLate && <Chip tone="harm">{t('isLate')}</Chip>}
        {row.takenBy !== null && <Chip tone="lilac">{t('takenBy', { name: row.takenBy })}</Chip>}
        {row.signs.length > 0 && <Chip>{t('automatic')}</Chip>}
        {row.reports > 0 && <span>{t('reports', { count: row.reports })}</span>}
        <span>{t(isDue ? 'due' : 'since', moment)}</span>
      </p>
    </div>
  )
}

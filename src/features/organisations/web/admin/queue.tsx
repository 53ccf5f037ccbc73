import { keepPreviousData } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useIdlePrefetch } from '#platform/web/shell/use-idle-prefetch.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { ADMIN_STATES, type AdminState, listOrganisationsForCheck } from '../../contract/admin.endpoints.ts'
import { useText } from '../use-text.ts'
import { QueueRow } from './queue-row.tsx'

const CheckSheet = lazyPart(async () => (await import('./check-sheet.tsx')).CheckSheet)

/** Organisations that wait for staff, and all earlier decisions. */
export function Queue() {
  const t = useText()
  const [state, setState] = useState<AdminState>('waiting')
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<string>()
  useIdlePrefetch(CheckSheet)
  const list = useEndpointPages(listOrganisationsForCheck, {
    query: { state, ...(query.trim() && { query: query.trim() }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const rows = list.data?.pages.flatMap((page) => page.organisations) ?? []
  const waiting = list.data?.pages[0]?.waiting
  const nothing = state === 'waiting' && query.trim() === ''
  return (
    <div>
      <p className="max-w-measure text-ink-2">{t('admin.lead')}</p>
      <p role="status" className="mt-2 mb-5 min-h-6 font-strong">
        {waiting !== undefined && t('admin.waiting', { n: waiting })}
      </p>
      <div className="mb-3 grid gap-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <Select
          name="state"
          label={t('admin.state')}
          value={state}
          options={ADMIN_STATES.map((value) => ({ value, text: t(`admin.states.${value}`) }))}
          onChange={(event) => setState(event.target.value as AdminState)}
        />
        <SearchField name="query" label={t('admin.search')} value={query} onChange={setQuery} />
      </div>
      <ul>
        {rows.map((row) => (
          <QueueRow key={row.card.id} row={row} onOpen={() => setOpen(row.card.id)} />
        ))}
      </ul>
      {list.isSuccess && rows.length === 0 && (
        <EmptyState
          title={t(nothing ? 'admin.noneWaiting' : 'admin.none')}
          text={t(nothing ? 'admin.noneWaitingText' : 'admin.noneText')}
        />
      )}
      <ListFoot list={list} />
      <Suspense fallback={null}>
        <CheckSheet id={open} onClose={() => setOpen(undefined)} />
      </Suspense>
    </div>
  )
}

import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { type ListedText, listTexts } from '../../contract/texts.endpoints.ts'
import { type Filters, NO_FILTERS, queryOf } from '../filters.ts'
import { useText } from '../use-text.ts'
import { TextRow } from './text-row.tsx'

const EditSheet = lazy(async () => ({ default: (await import('./edit-sheet.tsx')).EditSheet }))

type Props = { filters: Filters; globalAdmin: boolean; onChange: (filters: Filters) => void }

/** All texts, found by a word, a key or a part of the product. */
export function TextList({ filters, globalAdmin, onChange }: Props) {
  const t = useText()
  const [edited, setEdited] = useState<ListedText>()
  const q = useSettled(filters.q)
  const list = useEndpointPages(listTexts, {
    query: queryOf({ ...filters, q }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const first = list.data?.pages[0]
  const texts = list.data?.pages.flatMap((page) => page.texts) ?? []
  const change = (more: Partial<Filters>) => onChange({ ...filters, ...more })
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-ink-2">{t('intro')}</p>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <SearchField
          name="q"
          label={t('search')}
          value={filters.q}
          onChange={(value) => change({ q: value })}
          className="min-w-60 flex-1"
        />
        <Select
          name="area"
          label={t('area')}
          empty={t('allAreas')}
          value={filters.area}
          options={(first?.areas ?? []).map((value) => ({
            value,
            text: value === 'blocks' ? t('blocks') : value,
          }))}
          onChange={(event) => change({ area: event.target.value })}
          className="min-w-40"
        />
      </div>
      {first && (
        <div className="mb-2 flex flex-wrap items-center gap-2">
          {(['missing', 'older', 'changed', 'checked'] as const).map((state) => (
            <Pick
              key={state}
              pressed={filters.state === state}
              onClick={() => change({ state: filters.state === state ? '' : state })}
            >
              {t(`states.${state}`, { count: first.counts[state] })}
            </Pick>
          ))}
          <p role="status" className="ml-auto text-sm text-ink-2">
            {t('found', { count: first.total })}
          </p>
        </div>
      )}
      {texts.length > 0 && (
        <ul aria-label={t('list')}>
          {texts.map((text) => (
            <TextRow key={text.id} text={text} {...(globalAdmin && { onEdit: setEdited })} />
          ))}
        </ul>
      )}
      {list.isSuccess && texts.length === 0 && (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={
            <Button small onClick={() => onChange(NO_FILTERS)}>
              {t('reset')}
            </Button>
          }
        />
      )}
      <ListFoot list={list} />
      {edited && (
        <Suspense fallback={null}>
          <EditSheet text={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}

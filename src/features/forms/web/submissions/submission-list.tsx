import { keepPreviousData } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import type { Field } from '../../contract/rules/field.ts'
import { listSubmissionIds, listSubmissions } from '../../contract/submissions.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { SubmissionFilters } from './submission-filters.tsx'
import { SubmissionRows } from './submission-rows.tsx'
import { useConditions, useSubmissionFilter } from './use-submission-filter.ts'
import { useDoor } from '../use-door.ts'

// Few readers open these, so they are no part of the first packets.
const PickActs = lazyPart(async () => (await import('./pick-acts.tsx')).PickActs)
const SubmissionSheet = lazyPart(async () => (await import('./submission-sheet.tsx')).SubmissionSheet)

/** Lists the submissions of a form in rows, with the questions of all versions side by side. */
export function SubmissionList({ id }: { id: string }) {
  const t = useEditorText()
  const { at } = useDoor()
  const locale = useLocale()
  const [picks, setPicks] = useState<readonly string[]>([])
  // A new filter clears the choice, so that a reader changes no answers out of sight.
  const filter = useSubmissionFilter(() => setPicks([]))
  const [fields, setFields] = useState<readonly Field[]>()
  const conditions = useConditions(filter, fields)
  const query = useEndpointPages(at(listSubmissions), {
    params: { id },
    query: conditions,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const first = query.data?.pages[0]
  if (first && first.fields !== fields) setFields(first.fields)
  const submissions = query.data?.pages.flatMap((page) => page.submissions) ?? []
  const title = first ? readText(first.title, locale).text || t('untitled') : ''
  const [open, setOpen] = useState<string>()
  const mayEdit = first?.mayEdit ?? false
  const [hasBar, setHasBar] = useState(false)
  if (picks.length > 0 && !hasBar) setHasBar(true)
  async function pickAll() {
    const { ids } = await call(at(listSubmissionIds), { params: { id }, query: conditions })
    setPicks(ids)
  }
  const isNarrow = Object.keys(conditions).length > 0
  return (
    <div className="min-w-0">
      {first && <SubmissionFilters form={id} filter={filter} counts={first.counts} fields={first.fields} />}
      {query.isSuccess && submissions.length === 0 && (
        <EmptyState
          title={isNarrow ? t('submissions.nothing') : t('submissions.none')}
          {...(!isNarrow && { text: t('submissions.noneText') })}
        />
      )}
      {submissions.length > 0 && first && (
        <SubmissionRows
          title={title}
          fields={first.fields}
          submissions={submissions}
          onOpen={setOpen}
          picks={mayEdit ? picks : undefined}
          onPick={setPicks}
        />
      )}
      <ListFoot list={query} />
      <Suspense>
        {mayEdit && hasBar && (
          <PickActs
            form={id}
            picks={picks}
            onClear={() => setPicks([])}
            onDone={(some) => setPicks((now) => now.filter((one) => !some.includes(one)))}
            onPickAll={query.hasNextPage ? pickAll : undefined}
          />
        )}
      </Suspense>
      <Suspense>
        {open && (
          <SubmissionSheet
            key={open}
            form={id}
            id={open}
            mayEdit={mayEdit}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

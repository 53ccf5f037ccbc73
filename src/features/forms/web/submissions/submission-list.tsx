import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { type Status, STATUSES } from '../../contract/statuses.ts'
import { listSubmissionIds, listSubmissions, READERS } from '../../contract/submissions.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useStatusText } from '../use-status-text.ts'
import { PickActs } from './pick-acts.tsx'
import { SubmissionRows } from './submission-rows.tsx'
import { SubmissionSheet } from './submission-sheet.tsx'
import { useDoor } from '../use-door.ts'

/** Lists the submissions of a form in rows, with the questions of all versions side by side. */
export function SubmissionList({ id }: { id: string }) {
  const t = useEditorText()
  const { at } = useDoor()
  const statusText = useStatusText()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<Status | ''>('')
  const [reader, setReader] = useState<(typeof READERS)[number] | ''>('')
  const [picks, setPicks] = useState<readonly string[]>([])
  const q = useSettled(typed).trim()
  const conditions = { ...(q && { q }), ...(status && { status }), ...(reader && { reader }) }
  const query = useEndpointPages(at(listSubmissions), {
    params: { id },
    query: conditions,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const first = query.data?.pages[0]
  const submissions = query.data?.pages.flatMap((page) => page.submissions) ?? []
  const title = first ? readText(first.title, locale).text || t('untitled') : ''
  const [open, setOpen] = useState<string>()
  const mayEdit = first?.mayEdit ?? false
  /** What is out of sight is not chosen: nobody does something to what they do not see. */
  function narrowed<V>(change: (value: V) => void) {
    return (value: V) => {
      setPicks([])
      change(value)
    }
  }
  async function pickAll() {
    const { ids } = await call(at(listSubmissionIds), { params: { id }, query: conditions })
    setPicks(ids)
  }
  const isNarrow = q !== '' || status !== '' || reader !== ''
  return (
    <div className="min-w-0">
      {first && <p className="mb-4 font-strong [overflow-wrap:anywhere]">{title}</p>}
      <div className="mb-4 grid gap-3">
        <SearchField name="q" label={t('submissions.search')} value={typed} onChange={narrowed(setTyped)} />
        {first && (
          <PickStrip<Status | ''>
            label={t('submissions.statuses')}
            value={status}
            options={[
              { value: '' as const, text: t('submissions.all') },
              ...STATUSES.filter((one) => first.counts[one] > 0 || one === status).map((value) => ({
                value,
                text: t('submissions.counted', {
                  status: statusText(value),
                  count: String(first.counts[value]),
                }),
              })),
            ]}
            onChange={narrowed(setStatus)}
          />
        )}
        {first && (
          <PickStrip<(typeof READERS)[number] | ''>
            label={t('submissions.readers')}
            value={reader}
            options={(['', ...READERS] as const).map((value) => ({
              value,
              text: t(`submissions.whose.${value || 'all'}`),
            }))}
            onChange={narrowed(setReader)}
          />
        )}
      </div>
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
      {mayEdit && (
        <PickActs
          form={id}
          picks={picks}
          onClear={() => setPicks([])}
          onDone={(some) => setPicks((now) => now.filter((one) => !some.includes(one)))}
          onPickAll={query.hasNextPage ? pickAll : undefined}
        />
      )}
      {open && (
        <SubmissionSheet
          key={open}
          form={id}
          id={open}
          mayEdit={mayEdit}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

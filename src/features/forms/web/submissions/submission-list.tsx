import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { type Column, Table } from '#platform/web/ui/blocks/table.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import type { Field } from '../../contract/rules/field.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import { type Status, STATUSES } from '../../contract/statuses.ts'
import { listSubmissions, type Submission } from '../../contract/submissions.endpoints.ts'
import { STATUS_TONE } from '../status-tone.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'
import { SubmissionSheet } from './submission-sheet.tsx'

/** Lists the submissions of a form in rows, with the questions of all versions side by side. */
export function SubmissionList({ id }: { id: string }) {
  const t = useEditorText()
  const words = useText()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<Status | ''>('')
  const q = useSettled(typed).trim()
  const query = useEndpointPages(listSubmissions, {
    params: { id },
    query: { ...(q && { q }), ...(status && { status }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const first = query.data?.pages[0]
  const submissions = query.data?.pages.flatMap((page) => page.submissions) ?? []
  const title = first ? readText(first.title, locale).text || t('untitled') : ''
  const [open, setOpen] = useState<string>()
  const isNarrow = q !== '' || status !== ''
  return (
    <div className="min-w-0">
      {first && <p className="mb-4 font-strong [overflow-wrap:anywhere]">{title}</p>}
      <div className="mb-4 grid gap-3">
        <SearchField name="q" label={t('submissions.search')} value={typed} onChange={setTyped} />
        {first && (
          <PickStrip<Status | ''>
            label={t('submissions.statuses')}
            value={status}
            options={[
              { value: '' as const, text: t('submissions.all') },
              ...STATUSES.filter((one) => first.counts[one] > 0 || one === status).map((value) => ({
                value,
                text: t('submissions.counted', {
                  status: words(`statuses.${value}`),
                  count: String(first.counts[value]),
                }),
              })),
            ]}
            onChange={setStatus}
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
        <Rows title={title} fields={first.fields} submissions={submissions} onOpen={setOpen} />
      )}
      <ListFoot list={query} />
      {open && <SubmissionSheet key={open} form={id} id={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

type RowsProps = {
  title: string
  fields: readonly Field[]
  submissions: readonly Submission[]
  onOpen: (id: string) => void
}

function Rows({ title, fields, submissions, onOpen }: RowsProps) {
  const t = useEditorText()
  const words = useText()
  const locale = useLocale()
  const columns: Column<Submission>[] = [
    {
      key: 'number',
      head: t('submissions.number'),
      cell: ({ id, number, sentAt }) => (
        <>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('submissions.open', { number: String(number) })}
            className="link min-h-target min-w-target text-left font-strong tabular-nums"
            onClick={() => onOpen(id)}
          >
            {number}
          </button>
          <span className="block text-xs whitespace-nowrap text-ink-2">
            {formatDate(new Date(sentAt), locale)} {formatTime(new Date(sentAt))}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      head: t('submissions.status'),
      cell: ({ status }) => <Chip tone={STATUS_TONE[status]}>{words(`statuses.${status}`)}</Chip>,
    },
    ...fields.map(
      (field): Column<Submission> => ({
        key: field.id,
        head: readText(field.label, locale).text || field.id,
        number: field.kind === 'amount' || field.kind === 'number' || field.kind === 'calculated',
        className: 'max-w-72 min-w-32 [overflow-wrap:anywhere]',
        cell: ({ answers }) => {
          const answer = answers[field.id]
          return answer === undefined ? (
            ''
          ) : (
            <span className="line-clamp-3">{sayAnswer(field, answer, locale)}</span>
          )
        },
      }),
    ),
  ]
  return (
    <Table
      caption={t('submissions.table', { title })}
      columns={columns}
      rows={submissions}
      rowKey={({ id }) => id}
    />
  )
}

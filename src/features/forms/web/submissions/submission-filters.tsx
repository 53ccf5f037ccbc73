import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { readText } from '#platform/contract/bilingual.ts'
import { filterWayOf, splitAnswer } from '../../contract/answer-filter.ts'
import type { Field } from '../../contract/rules/field.ts'
import { type Status, STATUSES } from '../../contract/statuses.ts'
import { READERS } from '../../contract/submissions.endpoints.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useStatusText } from '../use-status-text.ts'
import type { SubmissionFilter } from './use-submission-filter.ts'

// Loaded when a reader filters by one answer, or opens the further filters.
const AnswerValue = lazyPart(async () => (await import('./answer-value.tsx')).AnswerValue)
const ReaderFilter = lazyPart(async () => (await import('./reader-filter.tsx')).ReaderFilter)

type Props = {
  form: string
  filter: SubmissionFilter
  counts: Readonly<Record<Status, number>>
  /** The questions that were ever asked. */
  fields: readonly Field[]
}

/** Narrows the list of submissions: by words, status and reader, and behind a button by days, one answer and a colleague. */
export function SubmissionFilters({ form, filter, counts, fields }: Props) {
  const t = useEditorText()
  const words = useAnswersText()
  const statusText = useStatusText()
  const answer = splitAnswer(filter.answer).value
  const isColleague = filter.reader !== '' && !READERS.some((one) => one === filter.reader)
  const active = [filter.from, filter.until, answer, isColleague].filter(Boolean).length
  const [isOpen, setOpen] = useState(active > 0 || filter.answer !== '')
  const more = useId()
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          name="q"
          label={t('submissions.search')}
          value={filter.q}
          onChange={(q) => filter.ask('q', q)}
          className="min-w-60 flex-1"
        />
        <Button
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          {words('more', { count: active })}
        </Button>
      </div>
      <PickStrip<Status | ''>
        label={t('submissions.statuses')}
        value={filter.status}
        options={[
          { value: '' as const, text: t('submissions.all') },
          ...STATUSES.filter((one) => counts[one] > 0 || one === filter.status).map((value) => ({
            value,
            text: t('submissions.counted', { status: statusText(value), count: String(counts[value]) }),
          })),
        ]}
        onChange={(status) => filter.ask('status', status)}
      />
      <PickStrip<(typeof READERS)[number] | ''>
        label={t('submissions.readers')}
        value={READERS.find((one) => one === filter.reader) ?? ''}
        options={(['', ...READERS] as const).map((value) => ({
          value,
          text: t(`submissions.whose.${value || 'all'}`),
        }))}
        onChange={(reader) => filter.ask('reader', reader)}
      />
      <div id={more} className={classNames('flex-wrap items-end gap-3', isOpen ? 'flex' : 'hidden')}>
        <MoreFilters filter={filter} fields={fields} />
        <Suspense>{isOpen && <ReaderFilter form={form} filter={filter} />}</Suspense>
      </div>
    </div>
  )
}

function MoreFilters({ filter, fields }: Omit<Props, 'form' | 'counts'>) {
  const words = useAnswersText()
  const t = useEditorText()
  const locale = useLocale()
  const { field: id } = splitAnswer(filter.answer)
  const field = fields.find((one) => one.id === id)
  return (
    <>
      {(['from', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          name={name}
          type="date"
          label={words(name)}
          value={filter[name]}
          onChange={({ target }) => filter.ask(name, target.value)}
          className="min-w-36 flex-1 sm:flex-none"
        />
      ))}
      <Select
        name="question"
        label={words('question')}
        empty={words('anyQuestion')}
        value={field ? id : ''}
        options={fields
          .filter(({ kind }) => filterWayOf(kind) !== undefined)
          .map(({ id: value, label }) => ({ value, text: readText(label, locale).text || t('unnamed') }))}
        onChange={({ target }) => filter.ask('answer', target.value === '' ? '' : `${target.value}:`)}
        className="max-w-full min-w-44"
      />
      <Suspense>{field && <AnswerValue key={id} field={field} filter={filter} />}</Suspense>
    </>
  )
}

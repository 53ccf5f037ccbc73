import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useRangePick } from '#platform/web/forms/use-range-pick.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { type Column, Table } from '#platform/web/ui/blocks/table.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { Field } from '../../contract/rules/field.ts'
import { isTyped } from '../../contract/rules/kinds.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import type { Submission } from '../../contract/submissions.endpoints.ts'
import { STATUS_TONE } from '../status-tone.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useStatusText } from '../use-status-text.ts'

/** Of what is never broken into two lines. */
const WIDTHS = new Map<Field['kind'], string>([
  ['email', 'min-w-56'],
  ['phone', 'whitespace-nowrap'],
  ['date', 'whitespace-nowrap'],
])

type RowsProps = {
  title: string
  fields: readonly Field[]
  submissions: readonly Submission[]
  onOpen: (id: string) => void
  /** Undefined where the reader changes nothing. */
  picks: readonly string[] | undefined
  onPick: (picks: readonly string[]) => void
}

/** Submissions as a table; on a phone each is a card with its first answers. */
export function SubmissionRows({ title, fields, submissions, onOpen, picks, onPick }: RowsProps) {
  const t = useEditorText()
  const words = useAnswersText()
  const statusText = useStatusText()
  const locale = useLocale()
  const ids = submissions.map(({ id }) => id)
  const pick = useRangePick({ ids, picks: picks ?? [], onPick })
  const pickAll = picks && (
    <Checkbox
      name="all"
      label={words('pickAll')}
      checked={ids.every((id) => picks.includes(id))}
      onChange={({ target }) => onPick(target.checked ? ids : [])}
    />
  )
  const pickOne = ({ id, number }: Submission) =>
    picks && (
      <Checkbox
        name={`pick.${id}`}
        label={<span className="sr-only">{words('pick', { number: String(number) })}</span>}
        checked={picks.includes(id)}
        onChange={pick(id)}
        className="flex-none"
      />
    )
  const columns: Column<Submission>[] = [
    {
      key: 'number',
      head: t('submissions.number'),
      cell: (submission) => (
        <span className="flex min-w-max items-start gap-2">
          {pickOne(submission)}
          <NumberCell {...{ submission, onOpen }} />
        </span>
      ),
    },
    {
      key: 'status',
      head: t('submissions.status'),
      cell: ({ status }) => <Chip tone={STATUS_TONE[status]}>{statusText(status)}</Chip>,
    },
    {
      key: 'reader',
      head: t('submissions.readers'),
      className: 'min-w-32',
      cell: ({ assigned }) =>
        assigned?.name ?? <span className="text-ink-3">{t('submissions.whose.none')}</span>,
    },
    ...fields.map(
      (field): Column<Submission> => ({
        key: field.id,
        head: readText(field.label, locale).text || field.id,
        number: field.kind === 'amount' || field.kind === 'number' || field.kind === 'calculated',
        className: `max-w-72 [overflow-wrap:anywhere] ${WIDTHS.get(field.kind) ?? 'min-w-32'}`,
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
    <>
      {pickAll}
      <ul className="sm:hidden">
        {submissions.map((submission) => (
          <SubmissionCard key={submission.id} {...{ submission, fields, onOpen }}>
            {pickOne(submission)}
          </SubmissionCard>
        ))}
      </ul>
      <div className="hidden sm:block">
        <Table
          caption={t('submissions.table', { title })}
          columns={columns}
          rows={submissions}
          rowKey={({ id }) => id}
        />
      </div>
    </>
  )
}

type CellProps = Pick<RowsProps, 'onOpen'> & { submission: Submission }

function NumberCell({ submission: { id, number, sentAt }, onOpen }: CellProps) {
  const t = useEditorText()
  const locale = useLocale()
  return (
    <span>
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
    </span>
  )
}

const SHOWN = 3

type CardProps = CellProps & Pick<RowsProps, 'fields'> & { children: ReactNode }

function SubmissionCard({ submission, fields, onOpen, children }: CardProps) {
  const statusText = useStatusText()
  const locale = useLocale()
  const { id, number, status, sentAt, answers } = submission
  const answerTexts = fields.flatMap((field) => {
    const answer = isTyped(field.kind) && field.kind !== 'consent' ? answers[field.id] : undefined
    return answer === undefined
      ? []
      : [{ id: field.id, label: readText(field.label, locale).text, text: sayAnswer(field, answer, locale) }]
  })
  return (
    <li className="flex items-start gap-2 border-t border-line py-3 has-checked:bg-river-tint">
      {children}
      <button
        type="button"
        aria-haspopup="dialog"
        className="grid min-h-target min-w-0 flex-1 gap-1 text-left"
        onClick={() => onOpen(id)}
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-strong tabular-nums">{number}</span>
          <Chip tone={STATUS_TONE[status]}>{statusText(status)}</Chip>
        </span>
        {answerTexts.slice(0, SHOWN).map((one) => (
          <span key={one.id} className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
            <span className="text-ink-2">{one.label}</span> {one.text}
          </span>
        ))}
        <span className="text-xs text-ink-2">
          {formatDate(new Date(sentAt), locale)} {formatTime(new Date(sentAt))}
        </span>
      </button>
    </li>
  )
}

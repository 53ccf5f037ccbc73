import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { type Column, Table } from '#platform/web/ui/blocks/table.tsx'
import type { Field } from '../../contract/rules/field.ts'
import { isTyped } from '../../contract/rules/kinds.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import type { Submission } from '../../contract/submissions.endpoints.ts'
import { STATUS_TONE } from '../status-tone.ts'
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
}

/** Submissions as a table; on a phone each is a card with its first answers. */
export function SubmissionRows({ title, fields, submissions, onOpen }: RowsProps) {
  const t = useEditorText()
  const statusText = useStatusText()
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
      <ul className="sm:hidden">
        {submissions.map((submission) => (
          <SubmissionCard key={submission.id} {...{ submission, fields, onOpen }} />
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

const SHOWN = 3

type CardProps = Pick<RowsProps, 'fields' | 'onOpen'> & { submission: Submission }

function SubmissionCard({ submission, fields, onOpen }: CardProps) {
  const statusText = useStatusText()
  const locale = useLocale()
  const { id, number, status, sentAt, answers } = submission
  const said = fields.flatMap((field) => {
    const answer = isTyped(field.kind) && field.kind !== 'consent' ? answers[field.id] : undefined
    return answer === undefined
      ? []
      : [{ id: field.id, label: readText(field.label, locale).text, text: sayAnswer(field, answer, locale) }]
  })
  return (
    <li className="border-t border-line py-3">
      <button
        type="button"
        aria-haspopup="dialog"
        className="grid min-h-target w-full gap-1 text-left"
        onClick={() => onOpen(id)}
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-strong tabular-nums">{number}</span>
          <Chip tone={STATUS_TONE[status]}>{statusText(status)}</Chip>
        </span>
        {said.slice(0, SHOWN).map((one) => (
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

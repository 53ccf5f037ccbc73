import { formatDate, formatNumber } from '#platform/contract/dates.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip, type ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { Applicant } from '../../contract/hiring.endpoints.ts'
import type { Status } from '../../contract/statuses.ts'
import { promiseState } from '../promise-state.ts'
import { useHiringText } from './use-hiring-text.ts'

export const TONES: Readonly<Record<Status, ChipTone>> = {
  draft: 'neutral',
  sent: 'sun',
  'in-review': 'near',
  interview: 'have',
  offer: 'have',
  hired: 'have',
  declined: 'neutral',
  withdrawn: 'neutral',
}

type Props = {
  applicants: readonly Applicant[]
  /** Undefined where the member only reads. */
  picked: readonly string[] | undefined
  onPick: (picked: readonly string[]) => void
  onOpen: (id: string) => void
}

const WIDE = 'max-lg:hidden'

export function ApplicantTable({ applicants, picked, onPick, onOpen }: Props) {
  const t = useHiringText()
  const locale = useLocale()
  const nameOf = ({ name, number }: Applicant) => name ?? t('applicant', { number: String(number) })
  const ids = applicants.map(({ id }) => id)
  const all = picked !== undefined && ids.every((id) => picked.includes(id))
  return (
    <div>
      {picked && (
        <Checkbox
          name="all"
          label={t('pickAll')}
          checked={all}
          onChange={(event) => onPick(event.target.checked ? ids : [])}
        />
      )}
      <Table
        caption={t('caption')}
        rows={applicants}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'who',
            head: t('columns.who'),
            className: 'max-lg:w-full',
            cell: (one) => (
              <div className="flex items-start gap-1">
                {picked && (
                  <Checkbox
                    name={`pick.${one.id}`}
                    label={<span className="sr-only">{t('pick', { name: nameOf(one) })}</span>}
                    checked={picked.includes(one.id)}
                    onChange={(event) =>
                      onPick(
                        event.target.checked ? [...picked, one.id] : picked.filter((id) => id !== one.id),
                      )
                    }
                  />
                )}
                <div className="min-w-0">
                  <button
                    type="button"
                    className="link min-h-target text-left font-strong [overflow-wrap:anywhere]"
                    onClick={() => onOpen(one.id)}
                  >
                    {nameOf(one)}
                  </button>
                  {one.sentAt && (
                    <span className="block text-xs text-ink-3">
                      <DateText at={one.sentAt} />
                    </span>
                  )}
                  <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-2 lg:hidden">
                    <State status={one.status} />
                    <Answer one={one} />
                  </span>
                </div>
              </div>
            ),
          },
          {
            key: 'state',
            head: t('columns.state'),
            cell: ({ status }) => <State status={status} />,
            className: WIDE,
          },
          {
            key: 'skills',
            head: t('columns.skills'),
            cell: ({ skills: { have, of } }) => of > 0 && t('skills', { have: String(have), of: String(of) }),
            number: true,
          },
          {
            key: 'score',
            head: t('columns.score'),
            cell: ({ score }) => score !== null && formatNumber(score, locale),
            number: true,
          },
          { key: 'answer', head: t('columns.answer'), cell: (one) => <Answer one={one} />, className: WIDE },
        ]}
      />
    </div>
  )
}

export function State({ status }: { status: Status }) {
  const t = useHiringText()
  return <Chip tone={TONES[status]}>{t(`statuses.${status}`)}</Chip>
}

function Answer({ one }: { one: Applicant }) {
  const t = useHiringText()
  const locale = useLocale()
  const day = (moment: Date) => formatDate(moment, locale)
  const state = promiseState(one, Date.now())
  if (state === 'answered' && one.answeredAt)
    return <>{t('answered', { date: day(new Date(one.answeredAt)) })}</>
  if (!one.promisedAt || state === 'none') return null
  const date = day(lastDay(new Date(one.promisedAt)))
  return state === 'overdue' ? (
    <span className="font-ui text-harm-ink">{t('late', { date })}</span>
  ) : (
    <>{t('promised', { date })}</>
  )
}

import type { ChangeEvent } from 'react'
import { formatDate, formatNumber } from '#platform/contract/dates.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import { useRangePick } from '#platform/web/forms/use-range-pick.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip, type ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { Applicant } from '../../contract/hiring.endpoints.ts'
import type { Status } from '../../contract/statuses.ts'
import { promiseState } from '../promise-state.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'

const TONES: Readonly<Record<Status, ChipTone>> = {
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
  openId: string | undefined
  /** Undefined where the member only reads. */
  picks: readonly string[] | undefined
  onPick: (picks: readonly string[]) => void
  onOpen: (id: string) => void
}

export function ApplicantList({ applicants, openId, picks, onPick, onOpen }: Props) {
  const t = useHiringText()
  const ids = applicants.map(({ id }) => id)
  const pick = useRangePick({ ids, picks: picks ?? [], onPick })
  return (
    <div>
      {picks && (
        <Checkbox
          name="all"
          label={t('pickAll')}
          checked={ids.every((id) => picks.includes(id))}
          onChange={(event) => onPick(event.target.checked ? ids : [])}
        />
      )}
      <ul aria-label={t('caption')} className="border-t border-line">
        {applicants.map((one) => (
          <Row
            key={one.id}
            one={one}
            isOpen={one.id === openId}
            isPicked={picks?.includes(one.id)}
            onPick={pick(one.id)}
            onOpen={() => onOpen(one.id)}
          />
        ))}
      </ul>
    </div>
  )
}

type RowProps = {
  one: Applicant
  isOpen: boolean
  /** Undefined where nothing can be picks. */
  isPicked: boolean | undefined
  onPick: (event: ChangeEvent<HTMLInputElement>) => void
  onOpen: () => void
}

function Row({ one, isOpen, isPicked, onPick, onOpen }: RowProps) {
  const t = useHiringText()
  const locale = useLocale()
  const { status, waits, skills, score, sentAt, lead } = one
  const name = useNameOf()(one)
  return (
    <li
      data-applicant={one.id}
      className="relative flex items-start gap-2 border-b border-line py-2 pr-2 has-aria-[current=true]:bg-surface has-aria-[current=true]:before:absolute has-aria-[current=true]:before:inset-y-0 has-aria-[current=true]:before:left-0 has-aria-[current=true]:before:w-1 has-aria-[current=true]:before:rounded-r-[3px] has-aria-[current=true]:before:bg-river has-checked:bg-river-tint"
    >
      {isPicked !== undefined && (
        <div className="relative z-1 flex-none pl-2">
          <Checkbox
            name={`pick.${one.id}`}
            label={<span className="sr-only">{t('pick', { name })}</span>}
            checked={isPicked}
            onChange={onPick}
          />
        </div>
      )}
      <div className="min-w-0 flex-1 pl-2">
        <p className="flex flex-wrap items-center gap-x-2">
          <button
            type="button"
            aria-current={isOpen || undefined}
            className="min-h-target text-left font-strong text-ink before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
            onClick={onOpen}
          >
            {name}
          </button>
          <StatusChip status={status} />
          {waits && <span className="text-xs text-sun-ink">{t('waiting.row')}</span>}
        </p>
        {lead && <p className="truncate text-sm text-ink-2">{lead}</p>}
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-3">
          {sentAt && <DateText at={sentAt} />}
          <Answer one={one} />
        </p>
      </div>
      <p className="grid flex-none justify-items-end pt-2.5 text-xs text-ink-2">
        {score !== null && (
          <span className="text-md font-strong text-ink tabular-nums">
            <span className="sr-only">{t('columns.score')} </span>
            {formatNumber(score, locale)}
          </span>
        )}
        {skills.of > 0 && (
          <span className="tabular-nums">
            {t('skillsOf', { have: String(skills.have), of: String(skills.of) })}
          </span>
        )}
      </p>
    </li>
  )
}

/** Names an applicant, by the number where the name is not shown. */
export function useNameOf() {
  const t = useHiringText()
  return ({ name, number }: { name: string | null; number: number }) =>
    name ?? t('applicant', { number: String(number) })
}

export function StatusChip({ status }: { status: Status }) {
  const t = useHiringText()
  return <Chip tone={TONES[status]}>{t(`statuses.${status}`)}</Chip>
}

function Answer({ one }: { one: Applicant }) {
  const t = useHiringText()
  const locale = useLocale()
  const day = (moment: Date) => formatDate(moment, locale)
  const state = promiseState(one, Date.now())
  if (state === 'answered' && one.answeredAt)
    return <span>{t('answered', { date: day(new Date(one.answeredAt)) })}</span>
  if (!one.promisedAt || state === 'none') return null
  const date = day(lastDay(new Date(one.promisedAt)))
  return state === 'overdue' ? (
    <span className="font-ui text-harm-ink">{t('late', { date })}</span>
  ) : (
    <span>{t('promised', { date })}</span>
  )
}

import { Link } from 'react-router'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import type { ListedNotice } from '../../contract/notices.endpoints.ts'
import { useDayFormat } from '../use-day-format.ts'
import { useText } from '../use-text.ts'

/** Notices that were read and wait for review. */
export function WaitingList({ notices, base }: { notices: readonly ListedNotice[]; base: string }) {
  const t = useText()
  const formatDay = useDayFormat()
  if (notices.length === 0) return <EmptyState title={t('waitingNone')} text={t('waitingNoneText')} />
  return (
    <ul className="grid grid-cols-1 divide-y divide-line border-y border-line">
      {notices.map(({ id, form, organisation, doubtful, noNotice }) => (
        <li key={id}>
          <Link
            to={`${base}/${id}`}
            className="grid min-h-target gap-1 py-3.5 text-ink no-underline hover:text-river-ink"
          >
            <span className="font-strong break-words">{form.title || t('untitled')}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
              <span>{t(`kinds.${form.kind}`)}</span>
              {(organisation?.name ?? form.organisationName) !== '' && (
                <span className="break-words">{organisation?.name ?? form.organisationName}</span>
              )}
              {form.deadline && <span>{t('until', { date: formatDay(form.deadline) })}</span>}
              {noNotice && <Chip tone="sun">{t('noNotice.chip')}</Chip>}
              {doubtful && <Chip tone="sun">{t('doubtful')}</Chip>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { ArrowRightLeft } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import type { Applicant } from '../../contract/hiring.endpoints.ts'
import { type Decision, DECISIONS } from '../../contract/statuses.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'
import { useNameOf } from './applicant-list.tsx'

type Props = {
  one: Applicant
  isOpen: boolean
  onOpen: () => void
  /** Both are missing where the member only reads. */
  handle?: HTMLAttributes<HTMLElement>
  onMove?: (to: Decision) => void
}

export const moveButtonId = (application: string) => `move-${application}`

/** An application as a card of the board; its menu moves it for those who do not drag. */
export function BoardApplicant({ one, isOpen, onOpen, handle, onMove }: Props) {
  const t = useHiringText()
  const locale = useLocale()
  const name = useNameOf()(one)
  const { id, status, waits, skills, score, lead } = one
  const label = t('board.move', { name })
  return (
    <li
      {...handle}
      data-applicant={id}
      className="relative rounded-control border border-line bg-surface p-2 pl-3 has-aria-[current=true]:border-river"
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-current={isOpen || undefined}
          className="min-h-target min-w-0 flex-1 text-left text-sm font-strong text-ink before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
          onClick={onOpen}
        >
          {name}
        </button>
        {onMove && (
          <Menu
            label={label}
            items={() =>
              DECISIONS.filter((to) => to !== status).map((to) => ({
                text: t(`statuses.${to}`),
                onSelect: () => onMove(to),
              }))
            }
            trigger={(props) => (
              <IconButton
                {...props}
                id={moveButtonId(id)}
                icon={<ArrowRightLeft className="size-4" />}
                label={label}
                className="z-1"
              />
            )}
          />
        )}
      </div>
      {lead && <p className="line-clamp-2 text-xs text-ink-2">{lead}</p>}
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-2">
        {skills.of > 0 && (
          <span className="tabular-nums">
            {t('skillsOf', { have: String(skills.have), of: String(skills.of) })}
          </span>
        )}
        {score !== null && (
          <span className="font-strong text-ink tabular-nums">
            <span className="sr-only">{t('columns.score')} </span>
            {formatNumber(score, locale)}
          </span>
        )}
      </p>
      {waits && <p className="text-xs text-sun-ink">{t('waiting.row')}</p>}
    </li>
  )
}

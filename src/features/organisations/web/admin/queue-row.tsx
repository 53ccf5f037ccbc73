import { formatDate } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { AdminOrganisationRow } from '../../contract/admin.endpoints.ts'
import { PlaceLine } from '../view/place-line.tsx'
import { VerifiedMark } from '../view/verified-mark.tsx'
import { useText } from '../use-text.ts'

/** Days after which a request counts as late. */
const LATE_DAYS = 3

/** An organisation in the queue of staff: its name, its wait, its proof. */
export function QueueRow({ row, onOpen }: { row: AdminOrganisationRow; onOpen: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { card, state, askedAt } = row
  const days = askedAt ? Math.floor((Date.now() - Date.parse(askedAt)) / DAY_MS) : 0
  return (
    <li className="border-t border-line">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-16 w-full flex-wrap items-center gap-x-4 gap-y-2 py-3 text-left hover:bg-sunken"
      >
        <Avatar name={card.name} src={card.logo} of="organisation" />
        <span className="min-w-0 flex-1 basis-48">
          <b className="font-strong [overflow-wrap:anywhere]">{card.name}</b>{' '}
          {card.verified && <VerifiedMark size={18} />}
          <span className="block text-sm text-ink-2">
            <PlaceLine card={card} />
          </span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          <Chip tone={row.domainProved ? 'have' : 'missing'}>
            {t(row.domainProved ? 'admin.domain' : 'admin.noDomain')}
          </Chip>
          <Chip tone={row.hasRegisterNumber ? 'have' : 'missing'}>
            {t(row.hasRegisterNumber ? 'admin.register' : 'admin.noRegister')}
          </Chip>
          <Chip tone={state === 'waiting' && days > LATE_DAYS ? 'sun' : 'neutral'}>
            {state === 'waiting'
              ? t('admin.age', { days })
              : t('admin.since', { date: formatDate(new Date(row.createdAt), locale) })}
          </Chip>
        </span>
      </button>
    </li>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { OrganisationCard } from '../../contract/cards.ts'
import { PlaceLine } from './place-line.tsx'
import { VerifiedMark } from './verified-mark.tsx'

type RowProps = { card: OrganisationCard; to: string; aside?: ReactNode }

/** One organisation in a list; the whole row is the link. */
export function OrganisationRow({ card, to, aside }: RowProps) {
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={to}
        className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3 text-ink no-underline hover:[&_b]:underline"
      >
        <Avatar name={card.name} src={card.logo} of="organisation" size="md" />
        <span className="min-w-0 flex-1 basis-48">
          <b className="font-strong leading-ui [overflow-wrap:anywhere]">{card.name}</b>{' '}
          {card.verified && <VerifiedMark size={18} />}
          <span className="block text-sm text-ink-2">
            <PlaceLine card={card} />
          </span>
        </span>
        {aside}
      </Link>
    </li>
  )
}

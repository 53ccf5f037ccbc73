import type { ReactNode } from 'react'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { OrganisationCard } from '../../contract/cards.ts'
import { PlaceLine } from './place-line.tsx'
import { VerifiedMark } from './verified-mark.tsx'

/** The organisation: logo, name with its badge, kind and place. */
export function OrganisationHead({ card, aside }: { card: OrganisationCard; aside?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={card.name} src={card.logo} of="organisation" size="xl" className="border border-line" />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-3xl [overflow-wrap:anywhere]">
          {card.name} {card.verified && <VerifiedMark size={28} />}
        </h1>
        <p className="mt-1 text-ink-2">
          <PlaceLine card={card} area />
        </p>
      </div>
      {aside}
    </header>
  )
}

import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { OfferingOrganisation } from '../../contract/card.ts'
import { useText } from '../use-text.ts'

/** The organisation: its name with its badge, and the line below. */
export function OrganisationLine({
  organisation,
  sign,
  below,
}: {
  organisation: OfferingOrganisation
  /** A drawing before the line below. */
  sign?: ReactNode
  below?: string
}) {
  const { name, slug, logo } = organisation
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} of="organisation" src={logo} />
      <div className="min-w-0 text-sm leading-ui">
        <p className="flex items-center gap-1.5">
          {slug ? (
            <a
              className="inline-flex min-h-6 items-center font-strong text-ink [overflow-wrap:anywhere]"
              href={`/organisations/${slug}`}
            >
              {name}
            </a>
          ) : (
            <span className="font-strong [overflow-wrap:anywhere]">{name}</span>
          )}
          <VerifiedMark organisation={organisation} />
        </p>
        {below && (
          <p className="flex items-center gap-1.5 text-xs text-ink-3">
            {sign}
            {below}
          </p>
        )}
      </div>
    </div>
  )
}

export function VerifiedMark({ organisation }: { organisation: OfferingOrganisation }) {
  const t = useText()
  if (!organisation.verified) return null
  return (
    <BadgeCheck
      role="img"
      aria-label={t('verified')}
      className="inline size-4 flex-none align-text-bottom text-river-ink"
      strokeWidth={1.75}
    />
  )
}

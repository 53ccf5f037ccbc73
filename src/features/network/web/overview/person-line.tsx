import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { NetworkPerson } from '../../contract/lists.endpoints.ts'

type Props = {
  person: NetworkPerson
  /** Follows the headline. */
  more?: string
  /** Below. */
  children?: ReactNode
  /** On the right. */
  aside?: ReactNode
}

/** A person in a list: picture, name, headline and place. */
export function PersonLine({ person, more, children, aside }: Props) {
  const locale = useLocale()
  const { name, slug, photo, headline, municipality } = person
  const facts = [
    headline && readText(headline, locale).text,
    findMunicipality(municipality)?.name,
    more,
  ].filter(Boolean)
  return (
    <li className="flex gap-3 border-t border-line py-3.5 first:border-t-0">
      <Avatar name={name} src={photo} />
      <div className="min-w-0 flex-1">
        <h3 className="text-sm leading-snug font-strong [overflow-wrap:anywhere]">
          {slug === null ? (
            name
          ) : (
            <Link
              to={`/profile/${slug}`}
              className="-my-3 inline-block py-3 text-ink no-underline hover:underline"
            >
              {name}
            </Link>
          )}
        </h3>
        {facts.length > 0 && (
          <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{facts.join('\u00a0· ')}</p>
        )}
        {children}
      </div>
      {aside && <div className="-mt-1 flex flex-none items-start">{aside}</div>}
    </li>
  )
}

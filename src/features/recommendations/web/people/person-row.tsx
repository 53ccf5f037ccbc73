import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { RowActions } from '#features/profiles/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { Person } from '../../contract/people.endpoints.ts'
import { usePeopleText } from '../use-people-text.ts'
import { DismissPerson } from './dismiss-person.tsx'
import { usePersonReasons } from './use-person-reasons.ts'

type Props = {
  person: Person
  heading?: 'h2' | 'h3'
  /** Most reasons, where room is scarce. */
  max?: number
  /** With further actions. */
  actions?: boolean
} & Pick<ComponentProps<typeof DismissPerson>, 'onDismiss' | 'onSettled'>

/** A person with their headline and the reasons; the whole row leads to the profile. */
export function PersonRow({
  person,
  heading: Heading = 'h3',
  max = 4,
  actions,
  onDismiss,
  onSettled,
}: Props) {
  const t = usePeopleText()
  const locale = useLocale()
  const reasons = usePersonReasons()(person.reasons).slice(0, max)
  const { slug, name, photo, headline, municipality } = person
  const headlineText = headline ? readText(headline, locale).text : ''
  const place = findMunicipality(municipality)?.name
  return (
    <li className="relative flex gap-3 border-t border-line py-3.5 hover:bg-sunken/60">
      <Avatar name={name} src={photo} />
      <div className="min-w-0 flex-1">
        <Heading className="text-sm leading-snug font-strong [overflow-wrap:anywhere]">
          <Link
            to={`/profile/${slug}`}
            className="text-ink no-underline before:absolute before:inset-0 hover:underline"
          >
            {name}
          </Link>
        </Heading>
        {(headlineText || place) && (
          <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
            {[headlineText, place].filter(Boolean).join('\u00a0· ')}
          </p>
        )}
        <ul aria-label={t('reasons.label', { name })} className="mt-1 grid gap-0.5 text-xs text-ink-2">
          {reasons.map(({ id, text }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {text}
            </li>
          ))}
        </ul>
        {actions && (
          <div className="relative mt-2.5 flex w-fit flex-wrap items-center gap-2">
            <RowActions person={person} />
          </div>
        )}
      </div>
      <DismissPerson person={person} onDismiss={onDismiss} onSettled={onSettled} />
    </li>
  )
}

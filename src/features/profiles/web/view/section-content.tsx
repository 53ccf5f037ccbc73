import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { areaNames } from '#features/places/contract/areas.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { languageName } from '../../contract/language-names.ts'
import type { Content, Contents, SectionName } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { EntryList, shortAddress } from './entry-list.tsx'
import { SkillChips } from './skill-chips.tsx'
import { Words } from './words.tsx'

/** The content of a section, as readers see it. */
export function SectionContent<S extends SectionName>({ name, content }: { name: S; content: Content<S> }) {
  // Name and content match by type, which the table of parts cannot express.
  const Part = PARTS[name] as (props: { content: Content<S> }) => ReactNode
  return <Part content={content} />
}

const PARTS: { [S in keyof Contents]: (props: { content: Contents[S] }) => ReactNode } = {
  intro: Intro,
  about: ({ content }) => <Words text={content.about} as="p" className="max-w-measure whitespace-pre-line" />,
  work: ({ content }) => <EntryList items={content.items} />,
  education: ({ content }) => <EntryList items={content.items} />,
  projects: ({ content }) => <EntryList items={content.items} />,
  certificates: ({ content }) => <EntryList items={content.items} />,
  skills: ({ content }) => <SkillChips items={content.items} />,
  languages: Languages,
  links: Links,
}

function Intro({ content }: { content: Content<'intro'> }) {
  return (
    <div>
      <Words text={content.headline} as="p" className="text-lg" />
      <Place id={content.municipality} />
    </div>
  )
}

export function Place({ id }: { id: string | null }) {
  const t = useText()
  const locale = useLocale()
  const place = findMunicipality(id)
  if (!place) return null
  const area = areaNames[place.area][locale]
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-2">
      <MapPin size={16} strokeWidth={1.75} aria-hidden className="flex-none text-ink-3" />
      {place.area === 'BD' ? area : t('shown.from', { municipality: place.latin, area })}
    </p>
  )
}

function Languages({ content }: { content: Content<'languages'> }) {
  const t = useText()
  const locale = useLocale()
  return (
    <ul className="grid max-w-measure">
      {content.items.map(({ id, language, level }) => (
        <li
          key={id}
          className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-0"
        >
          <span>{languageName(language, locale)}</span>
          <span className="text-sm text-ink-2">{t(`languageLevels.${level}`)}</span>
        </li>
      ))}
    </ul>
  )
}

function Links({ content }: { content: Content<'links'> }) {
  return (
    <ul>
      {content.items.map(({ id, label, url }) => (
        <li key={id}>
          <a
            className="link inline-flex min-h-target items-center break-all"
            href={url}
            rel="me nofollow noopener ugc"
          >
            {label.trim() || shortAddress(url)}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'
import { registeredSections } from './registered-sections.ts'

/** Links to the sections: beside them on wide screens; phones have a list. */
export function SectionLinks() {
  const t = useText()
  const locale = useLocale()
  return (
    <nav aria-label={t('sections')} className="sticky top-[calc(var(--bar)+2rem)] self-start max-lg:hidden">
      {registeredSections.map(({ id, title }) => (
        <Link
          key={id}
          to={`#${id}`}
          className="flex min-h-target items-center text-sm font-ui text-ink-2 no-underline hover:text-ink hover:underline"
        >
          {title[locale]}
        </Link>
      ))}
    </nav>
  )
}

import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'
import { registeredSections } from './registered-sections.ts'

/** Links to the sections: beside them on wide screens, above them on phones. */
export function SectionLinks() {
  const t = useText()
  const locale = useLocale()
  return (
    <nav
      aria-label={t('sections')}
      className="strip -mx-gutter flex gap-x-5 px-gutter lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:mx-0 lg:block lg:self-start lg:px-0"
    >
      {registeredSections.map(({ id, title }) => (
        <Link
          key={id}
          to={`#${id}`}
          className="flex min-h-target flex-none items-center text-sm font-ui whitespace-nowrap text-ink-2 no-underline lg:whitespace-normal hover:text-ink hover:underline"
        >
          {title[locale]}
        </Link>
      ))}
    </nav>
  )
}

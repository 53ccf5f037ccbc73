import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { LinkList } from '#platform/web/ui/blocks/link-list.tsx'
import { useText } from '../use-text.ts'
import { registeredSections } from './registered-sections.ts'

/** The sections as a list, each opened separately: the settings on a phone. */
export function SectionList() {
  const t = useText()
  const locale = useLocale()
  return (
    <nav aria-label={t('sections')}>
      <LinkList
        links={registeredSections.map(({ id, title, hint }) => ({
          to: `#${id}`,
          title: title[locale],
          hint: hint[locale],
        }))}
      />
    </nav>
  )
}

/** The way from an open section to the list. */
export function BackToSections() {
  const t = useText()
  return (
    <Link
      to="/settings"
      className="-ml-1 inline-flex min-h-target items-center gap-1 text-ink-2 no-underline"
    >
      <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
      {t('title')}
    </Link>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'
import { registeredSections } from './registered-sections.ts'

/** The sections as a list, each of which opens by itself: the settings on a phone. */
export function SectionList() {
  const t = useText()
  const locale = useLocale()
  return (
    <nav aria-label={t('sections')}>
      <ul>
        {registeredSections.map(({ id, title, hint }) => (
          <li key={id} className="border-t border-line last:border-b">
            <Link to={`#${id}`} className="flex min-h-16 items-center gap-3 py-2.5 text-ink no-underline">
              <span className="min-w-0 flex-1">
                <span className="block font-strong">{title[locale]}</span>
                <span className="block text-sm text-ink-2">{hint[locale]}</span>
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="flex-none text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
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

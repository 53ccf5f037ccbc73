import { useText } from './use-text.ts'

const PAGES = {
  terms: '/terms',
  privacy: '/privacy',
  faq: '/page/faq',
  contact: '/page/kontakt',
  rules: '/pravila',
} as const

export type ReadingPageId = keyof typeof PAGES

/** The other pages of the house rules. */
export function Related({ current }: { current: ReadingPageId }) {
  const t = useText()
  const others = (Object.keys(PAGES) as ReadingPageId[]).filter((page) => page !== current)
  return (
    <nav aria-label={t('related')} className="border-t border-line pt-4 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {others.map((page) => (
          <li key={page}>
            <a className="link inline-flex min-h-target items-center" href={PAGES[page]}>
              {t(`links.${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

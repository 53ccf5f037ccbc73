import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../../contract/titles.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { registeredSettings } from './registered-settings.ts'

export const handle: PageHandle = { title: titles.settings, chrome: 'noFooter', protected: true }

/** All settings of the product. */
export default function SettingsScreen() {
  const locale = useLocale()
  return (
    <Suspense fallback={<PageSpinner />}>
      <ConsoleFrame title={titles.settings[locale]} scope="global">
        <ul className="max-w-measure border-b border-line">
          {registeredSettings.map(({ to, title, hint }) => (
            <li key={to} className="border-t border-line">
              <Link to={to} className="flex min-h-target items-center gap-3 py-3 text-ink no-underline">
                <span className="min-w-0 flex-1">
                  <span className="block font-strong">{title[locale]}</span>
                  <span className="block text-sm text-ink-2">{hint[locale]}</span>
                </span>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="flex-none text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </ConsoleFrame>
    </Suspense>
  )
}

import { Suspense } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { LinkList } from '#platform/web/ui/blocks/link-list.tsx'
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
        <div className="max-w-measure">
          <LinkList
            links={registeredSettings.map(({ to, title, hint }) => ({
              to,
              title: title[locale],
              hint: hint[locale],
            }))}
          />
        </div>
      </ConsoleFrame>
    </Suspense>
  )
}

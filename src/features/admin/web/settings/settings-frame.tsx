import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { TabLinks } from '#platform/web/ui/blocks/tabs.tsx'
import { titles } from '../../contract/titles.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { registeredSettings } from './registered-settings.ts'

type Props = { title: string; lead: string; aside?: ReactNode; children: ReactNode }

/** The frame of one page of the settings: the others beside it where there is room, the way back on a phone. */
export function SettingsFrame({ title, lead, aside, children }: Props) {
  const locale = useLocale()
  const all = [
    { to: '/admin/settings', text: titles.allSettings[locale], end: true },
    ...registeredSettings.map((one) => ({ to: one.to, text: one.title[locale] })),
  ]
  return (
    <ConsoleFrame title={title} aside={aside} scope="global">
      <div className="-mt-2">
        <Link to="/admin/settings" className="target link inline-flex items-center gap-1 text-sm md:hidden">
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          {titles.settingsArea[locale]}
        </Link>
        <div className="max-md:hidden">
          <TabLinks label={titles.settings[locale]} items={all} />
        </div>
      </div>
      <div>
        <p className="mb-4 max-w-measure text-sm text-ink-2">{lead}</p>
        {children}
      </div>
    </ConsoleFrame>
  )
}

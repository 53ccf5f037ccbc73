import type { ReactNode } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import type { SettingsSection } from '#platform/web/registration.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { LeavingBanner } from './account/leaving-banner.tsx'
import { registeredSections } from './frame/registered-sections.ts'
import { BackToSections, SectionList } from './frame/section-list.tsx'
import { SectionLinks } from './frame/section-links.tsx'
import { SettingsSkeleton } from './frame/settings-skeleton.tsx'
import { useOpenSection } from './frame/use-open-section.ts'
import { useHashPlace } from './frame/use-hash-place.ts'
import { SettingsContext, useSettingsQuery } from './use-settings.ts'
import { useText } from './use-text.ts'

/** All settings, once they are loaded. */
export function AllSettings() {
  const t = useText()
  const query = useSettingsQuery()
  const { data } = query
  if (data) {
    return (
      <SettingsContext value={data}>
        <Sections />
      </SettingsContext>
    )
  }
  const waiting = (
    <Columns>
      <SettingsSkeleton />
    </Columns>
  )
  return (
    <Page>
      <QueryState query={query} title={t('failed')} waiting={waiting} />
    </Page>
  )
}

function Page({ children, isOpen = false }: { children: ReactNode; isOpen?: boolean }) {
  const t = useText()
  return (
    <main id="main" className={isOpen ? 'wrap pt-2 pb-8' : 'wrap pt-6 pb-8 lg:pt-10'}>
      <h1 className={isOpen ? 'sr-only' : 'mb-4 text-3xl lg:mb-8'}>{t('title')}</h1>
      {children}
    </main>
  )
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-2 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <SectionLinks />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** All sections side by side where there is room; on a phone a list of them, or the one that is open. */
function Sections() {
  const locale = useLocale()
  const isWide = useWide()
  const open = useOpenSection()
  useHashPlace()
  const section = ({ id, title, Section }: SettingsSection) => (
    <Section key={id} id={id} title={title[locale]} />
  )
  if (isWide) {
    return (
      <Page>
        <LeavingBanner />
        <Columns>{registeredSections.map(section)}</Columns>
      </Page>
    )
  }
  return (
    <Page isOpen={Boolean(open)}>
      {open && <BackToSections />}
      <LeavingBanner />
      {open ? section(open) : <SectionList />}
    </Page>
  )
}

import type { ReactNode } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { LeavingBanner } from './account/leaving-banner.tsx'
import { registeredSections } from './frame/registered-sections.ts'
import { SectionLinks } from './frame/section-links.tsx'
import { SettingsSkeleton } from './frame/settings-skeleton.tsx'
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
        <Page>
          <Sections />
        </Page>
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

function Page({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <main id="main" className="wrap pt-6 pb-8 lg:pt-10">
      <h1 className="mb-4 text-3xl lg:mb-8">{t('title')}</h1>
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

function Sections() {
  const locale = useLocale()
  useHashPlace()
  return (
    <>
      <LeavingBanner />
      <Columns>
        {registeredSections.map(({ id, title, Section }) => (
          <Section key={id} id={id} title={title[locale]} />
        ))}
      </Columns>
    </>
  )
}

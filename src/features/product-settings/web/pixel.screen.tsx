import { Suspense } from 'react'
import { SettingsFrame } from '#features/admin/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getProductSettings, PIXEL_MAX, updatePixel } from '../contract/product-settings.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { ConsentShare } from './consent-share.tsx'
import { SettingForm } from './setting-form.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.pixel, chrome: 'noFooter', protected: true }

/** The pixel, what it may learn, and how visitors answer. */
export default function PixelScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Pixel />
    </Suspense>
  )
}

function Pixel() {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(getProductSettings, { staleTime: 0 })
  return (
    <SettingsFrame title={titles.pixel[locale]} lead={t('pixelLead')}>
      <QueryState query={query}>
        {({ pixelId, consent }) => (
          <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
            <SettingForm
              setting={pixelId}
              label={t('pixelLabel')}
              help={t('pixelHelp')}
              most={PIXEL_MAX}
              problemOf={(value) => (/^\w*$/.test(value.trim()) ? undefined : t('pixelWrong'))}
              saved={t('savedPixel')}
              onSave={(body) => call(updatePixel, { body })}
            />
            <div className="grid content-start gap-6">
              <ConsentShare {...consent} />
              <Reach title={t('goes')} rows={[t('goesList.path')]} />
              <Reach
                title={t('never')}
                rows={[t('neverList.secret'), t('neverList.content'), t('neverList.person')]}
              />
            </div>
          </div>
        )}
      </QueryState>
    </SettingsFrame>
  )
}

function Reach({ title, rows }: { title: string; rows: readonly string[] }) {
  return (
    <section>
      <h2 className="text-md">{title}</h2>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm text-ink-2">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </section>
  )
}

import { Suspense } from 'react'
import { Link } from 'react-router'
import { SettingsFrame } from '#features/admin/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getProductSettings, NAME_MAX, updateProductName } from '../contract/product-settings.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { SettingForm } from './setting-form.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.name, chrome: 'noFooter', protected: true }

/** The name of the product. */
export default function NameScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Name />
    </Suspense>
  )
}

function Name() {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(getProductSettings, { staleTime: 0 })
  return (
    <SettingsFrame title={titles.name[locale]} lead={t('nameLead')}>
      <QueryState query={query}>
        {({ productName }) => (
          <SettingForm
            setting={productName}
            label={t('nameLabel')}
            help={t('nameHelp', { most: String(NAME_MAX) })}
            most={NAME_MAX}
            problemOf={(value) => (value.trim() === '' ? t('nameEmpty') : undefined)}
            saved={t('savedName')}
            onSave={(body) => call(updateProductName, { body })}
          >
            <p className="text-sm text-ink-2">
              {t('nameTexts')}{' '}
              <Link
                className="link"
                to={`/export-texts?${new URLSearchParams({ q: productName.delivered })}`}
              >
                {t('openTexts')}
              </Link>
            </p>
          </SettingForm>
        )}
      </QueryState>
    </SettingsFrame>
  )
}

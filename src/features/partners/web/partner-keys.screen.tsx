import { lazy, Suspense, useState } from 'react'
import { SettingsFrame } from '#features/admin/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listPartnerKeys, type PartnerKey } from '../contract/partner-keys.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { KeyList } from './key-list.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.keys, chrome: 'noFooter', protected: true }

const KeyDialog = lazy(async () => ({ default: (await import('./key-dialog.tsx')).KeyDialog }))

/** Keys with which programs of partners read what everybody may. */
export default function PartnerKeysScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <PartnerKeys />
    </Suspense>
  )
}

function PartnerKeys() {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(listPartnerKeys, { staleTime: 0 })
  const [open, setOpen] = useState<'new' | PartnerKey>()
  return (
    <SettingsFrame
      title={titles.keys[locale]}
      lead={t('lead')}
      aside={
        <Button look="river" small aria-haspopup="dialog" onClick={() => setOpen('new')}>
          {t('new')}
        </Button>
      }
    >
      <QueryState query={query}>{({ keys }) => <KeyList keys={keys} onReplace={setOpen} />}</QueryState>
      <p className="mt-6 text-sm">
        <a className="link" href="/api/docs">
          {t('docs')}
        </a>
      </p>
      <Suspense fallback={null}>
        {open && (
          <KeyDialog
            {...(open !== 'new' && { predecessor: open })}
            needsPassword={query.data?.needsPassword ?? true}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </SettingsFrame>
  )
}

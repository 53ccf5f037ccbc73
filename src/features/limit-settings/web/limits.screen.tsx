import { Suspense, useState } from 'react'
import { SettingsFrame } from '#features/admin/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type ListedLimit, listLimits } from '../contract/limits.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { LimitRow } from './limit-row.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.limits, chrome: 'noFooter', protected: true }

const LimitDialog = lazyPart(async () => (await import('./limit-dialog.tsx')).LimitDialog)

/** The limits that staff may change, and how near people come to them. */
export default function LimitsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Limits />
    </Suspense>
  )
}

function Limits() {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(listLimits, { locale, staleTime: 0 })
  const [open, setOpen] = useState<ListedLimit>()
  return (
    <SettingsFrame title={titles.limits[locale]} lead={t('lead')}>
      <QueryState query={query}>
        {({ limits }) => (
          <ul className="max-w-[54rem]">
            {limits.map((limit) => (
              <li key={limit.id} className="border-t border-line last:border-b">
                <LimitRow limit={limit} onChange={() => setOpen(limit)} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <Suspense fallback={null}>
        {open && <LimitDialog limit={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </SettingsFrame>
  )
}

import { lazy, Suspense, useState } from 'react'
import { SettingsFrame } from '#features/admin/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { titles } from '../contract/titles.ts'
import { listLegalDocuments } from '#features/legal/contract/versions.endpoints.ts'
import { DocumentCard, type Intent } from './document-card.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.versions, chrome: 'noFooter', protected: true }

const VersionDialog = lazy(async () => ({ default: (await import('./version-dialog.tsx')).VersionDialog }))

/** The versions of the legal texts, with the draft of the next one. */
export default function LegalVersionsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <LegalVersions />
    </Suspense>
  )
}

function LegalVersions() {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(listLegalDocuments, { staleTime: 0 })
  const [intent, setIntent] = useState<Intent>()
  return (
    <SettingsFrame title={titles.versions[locale]} lead={t('lead')}>
      <QueryState query={query}>
        {({ documents, needsPassword }) => (
          <>
            <div className="grid max-w-[52rem] gap-10">
              {documents.map((one) => (
                <DocumentCard key={one.document} legal={one} onIntent={setIntent} />
              ))}
            </div>
            <Suspense fallback={null}>
              {intent && (
                <VersionDialog
                  intent={intent}
                  needsPassword={needsPassword}
                  onClose={() => setIntent(undefined)}
                />
              )}
            </Suspense>
          </>
        )}
      </QueryState>
    </SettingsFrame>
  )
}

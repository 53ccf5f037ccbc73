import { Suspense } from 'react'
import { useParams } from 'react-router'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { isGone } from '#platform/web/api/api-error.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getManagedBank } from '../contract/managed/managed-banks.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { useText } from './use-text.ts'

const EditedBank = lazyPart(async () => (await import('./managed/edited-bank.tsx')).EditedBank)

export const handle: PageHandle = { title: titles.edit, chrome: 'noFooter', protected: true }

export default function EditBankScreen() {
  const { slug = '' } = useParams()
  return (
    <Suspense fallback={<PageSpinner />}>
      <Loaded key={slug} slug={slug} />
    </Suspense>
  )
}

function Loaded({ slug }: { slug: string }) {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(getManagedBank, { params: { id: slug }, refetchOnMount: 'always' })
  const { data } = query
  const isMissing = isGone(query.error)
  return (
    <ConsoleFrame title={data?.name ?? (isMissing ? t('edit.gone') : titles.edit[locale])} scope="grants">
      {isMissing ? (
        <EmptyState
          title={t('edit.gone')}
          text={t('edit.goneText')}
          action={<ButtonLink to="/admin/banks">{t('edit.back')}</ButtonLink>}
        />
      ) : (
        <QueryState query={query}>
          {(bank) => (
            <Suspense fallback={<Skeleton className="h-80 rounded-surface" />}>
              <EditedBank bank={bank} />
            </Suspense>
          )}
        </QueryState>
      )}
    </ConsoleFrame>
  )
}

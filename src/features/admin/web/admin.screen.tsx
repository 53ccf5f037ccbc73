import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Overview as OverviewData } from '../contract/overview.endpoints.ts'
import { adminTitle } from '../contract/titles.ts'
import { Console } from './console.tsx'
import { NoRights } from './no-rights.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: adminTitle, chrome: 'noFooter', protected: true }

/** The console; the server decides by role and scope what it answers. */
export default function AdminScreen() {
  const t = useText()
  const session = useSession()
  const admin = session.status === 'authenticated' && session.user.role === 'ADMIN'
  const { data, error, refetch } = useQuery<OverviewData>({
    queryKey: ['/api/admin/overview'],
    enabled: admin,
    staleTime: 0,
  })
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 403)
  if (!admin || refused) return <NoRights />
  if (data) return <Console overview={data} />
  if (!error) return <PageSpinner />
  return (
    <main id="main" className="wrap py-12">
      <ErrorState
        title={t('console.failed')}
        text={t('console.failedText')}
        action={<Button onClick={() => void refetch()}>{t('console.retry')}</Button>}
      />
    </main>
  )
}

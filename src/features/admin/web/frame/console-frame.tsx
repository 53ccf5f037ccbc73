import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminScope } from '#platform/contract/admin-scopes.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Failed } from '#platform/web/ui/states/failed.tsx'
import { getOverview, type Overview } from '../../contract/overview.endpoints.ts'
import { NoRights } from '../no-rights.tsx'
import { useText } from '../use-text.ts'
import { AreaNav } from './area-nav.tsx'

type Props = {
  title: string
  /** Content beside the title: a date, an action. */
  aside?: ReactNode
  /** The required scope; an admin without it reads why the page is closed. */
  scope?: AdminScope | 'global'
  children: ReactNode | ((overview: Overview) => ReactNode)
}

/** The frame of every console page; the server decides by role and scope what it answers. */
export function ConsoleFrame({ title, aside, scope, children }: Props) {
  const locale = useLocale()
  const session = useSession()
  const admin = session.status === 'authenticated' && session.user.role === 'ADMIN'
  const query = useEndpoint(getOverview, {
    locale,
    placeholderData: keepPreviousData,
    enabled: admin,
    staleTime: 0,
  })
  const { data, error } = query
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 403)
  if (!admin || refused) return <NoRights />
  if (data) {
    const may = (needed: AdminScope | 'global') => data.globalAdmin || data.scopes.includes(needed)
    return (
      <div className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <AreaNav may={may} queues={data.queues} />
        <main
          id="main"
          className="grid grid-cols-1 content-start gap-6 px-gutter pt-6 pb-16 lg:max-w-page lg:pt-8"
        >
          <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h1 className="text-2xl">{title}</h1>
            {aside}
          </header>
          {scope && !may(scope) ? (
            <MissingScope scope={scope} />
          ) : typeof children === 'function' ? (
            children(data)
          ) : (
            children
          )}
        </main>
      </div>
    )
  }
  if (!error) return <PageSpinner />
  return (
    <main id="main" className="wrap py-12">
      <Failed query={query} />
    </main>
  )
}

export function MissingScope({ scope }: { scope: AdminScope | 'global' }) {
  const t = useText()
  return (
    <Note className="mt-3">
      <b>{t('rights.scopeTitle')}</b>
      <p>{t('rights.scopeText', { scope: t(`console.scopes.${scope}`) })}</p>
    </Note>
  )
}

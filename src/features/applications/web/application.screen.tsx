import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getApplication, type OwnApplication } from '../contract/application.endpoints.ts'
import { applicationTitle } from '../contract/titles.ts'
import { Draft } from './application/draft.tsx'
import type { ChangeApplication } from './application/use-draft-application.ts'
import { Submission } from './application/submission.tsx'
import { useText } from './use-text.ts'

const ReadableApplication = lazyPart(
  async () => (await import('./application/readable-application.tsx')).ReadableApplication,
)

const ApplicationScene = lazyPart(
  async () => (await import('#features/celebrations/web/index.ts')).ApplicationScene,
)

export const handle: PageHandle = { title: applicationTitle, protected: true, chrome: 'full' }

export default function ApplicationScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap max-w-[52rem] pt-6 pb-24 lg:pt-10">
        <One />
      </main>
    </Suspense>
  )
}

/** Shows the member's own application: a draft until it is sent, then its progress. */
function One() {
  const t = useText()
  const locale = useLocale()
  const queries = useQueryClient()
  const { id = '' } = useParams()
  const [isNew, setNew] = useState(false)
  const query = useEndpoint(getApplication, { params: { id }, refetchOnMount: 'always' })
  const { data, refetch } = query
  if (!data) return <QueryState query={query} waiting={<PageSpinner />} />
  const change: ChangeApplication = (next) =>
    queries.setQueryData<OwnApplication>(
      endpointKey(getApplication, { params: { id } }),
      (now) => now && next(now),
    )
  const { opportunity } = data
  return (
    <>
      <Link to="/applications" className="link inline-flex min-h-target items-center gap-1.5 text-sm">
        <ArrowLeft size={18} aria-hidden />
        {t('form.back')}
      </Link>
      {opportunity && (
        <header className="mt-2 mb-6">
          <h1 className="text-2xl [overflow-wrap:anywhere]">
            {t('form.heading', { title: readText(opportunity.title, locale).text })}
          </h1>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2">
            <span>{opportunity.organisation.name}</span>
            <a href={`/opportunities/${opportunity.slug}`} className="link">
              {t('form.opportunity')}
            </a>
          </p>
        </header>
      )}
      {data.status === 'draft' ? (
        <Draft
          application={data}
          change={change}
          onSent={() => setNew(true)}
          reload={async () => {
            await refetch()
          }}
        />
      ) : (
        <>
          {isNew && opportunity && data.sentAt && data.status === 'sent' && (
            <Suspense>
              <div className="mb-6">
                <ApplicationScene
                  sentAt={new Date(data.sentAt)}
                  deadline={opportunity.deadline ? new Date(opportunity.deadline) : null}
                  title={readText(opportunity.title, locale).text}
                  organisation={opportunity.organisation}
                />
              </div>
            </Suspense>
          )}
          <Submission application={data} change={change} />
        </>
      )}
      <Suspense>
        <ReadableApplication application={data} />
      </Suspense>
    </>
  )
}

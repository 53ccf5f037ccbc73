import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isGone } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { createAppealByLink, getStatementByLink } from '../../contract/report.endpoints.ts'
import { useDecisionText } from '../use-decision-text.ts'
import { ResendForm } from './resend-form.tsx'
import { Stated } from './statement.tsx'

/** A decision behind an emailed link, with the way to appeal. */
export function LinkedStatement() {
  const t = useDecisionText()
  const locale = useLocale()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({
    queryKey: [getStatementByLink.path, token, locale],
    queryFn: ({ signal }) => call(getStatementByLink, { body: { token }, signal, renew: false }),
    staleTime: 0,
    enabled: token !== '',
  })
  const isMissing = token === '' || isGone(query.error)
  return (
    <main id="main" className="wrap grid max-w-[44rem] gap-8 pt-6 pb-12 lg:pt-10">
      <h1 className={isMissing ? 'sr-only' : 'text-2xl'}>{t('title')}</h1>
      {isMissing ? (
        <>
          {token !== '' && <EmptyState title={t('gone')} text={t('goneText')} />}
          <ResendForm />
        </>
      ) : (
        <QueryState query={query}>
          {(statement) => (
            <Stated
              draft={`moderation.appeal.${token.slice(0, 12)}`}
              statement={statement}
              reload={query.refetch}
              onSend={(text) => call(createAppealByLink, { body: { token, text }, renew: false })}
            />
          )}
        </QueryState>
      )}
    </main>
  )
}

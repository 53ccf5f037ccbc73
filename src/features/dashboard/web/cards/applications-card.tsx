import { useState } from 'react'
import { Link } from 'react-router'
import { listApplications, type Listed } from '#features/applications/contract/application.endpoints.ts'
import { Board, byStage, ExternalDialog } from '#features/applications/web/index.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useCardText } from '../use-card-text.ts'

/** The most cards of a column at a glance; the complete list has the rest. */
const MAX_SHOWN = 3

export function ApplicationsCard() {
  const t = useCardText()
  const [external, setExternal] = useState<Listed>()
  const query = useEndpoint(listApplications, { query: {}, refetchOnMount: 'always' })
  return (
    <>
      <SectionHeading
        id="applications-title"
        title={t('applications.title')}
        aside={<Link to="/applications">{t('applications.all')}</Link>}
      />
      <QueryState query={query} small>
        {(data) =>
          data.applications.length + data.saved.length === 0 ? (
            <EmptyState
              title={t('applications.none')}
              text={t('applications.noneText')}
              action={
                <ButtonLink to="/opportunities" small>
                  {t('applications.browse')}
                </ButtonLink>
              }
            />
          ) : (
            <Board stages={byStage(data)} onExternal={setExternal} limit={MAX_SHOWN} />
          )
        }
      </QueryState>
      {external && <ExternalDialog application={external} onClose={() => setExternal(undefined)} />}
    </>
  )
}

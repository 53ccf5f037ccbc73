import { PageHead } from '#features/recommendations/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { listSuggestedMentors, type SuggestedMentors } from '../../contract/suggested.endpoints.ts'
import { useSuggestedText } from '../use-suggested-text.ts'
import { SuggestedRow } from './suggested-row.tsx'

/** Mentors who suit the member, with the reasons. */
export function SuggestedPage() {
  const t = useSuggestedText()
  const query = useEndpoint(listSuggestedMentors, { refetchOnMount: 'always' })
  return (
    <main id="main" className="wrap grid gap-y-6 pt-6 pb-16 lg:pt-8">
      <PageHead title={t('title')} intro={t('intro')} />
      <div className="max-w-[48rem] min-w-0">
        <QueryState query={query} title={t('failed')} waiting={<MentorsWaiting />}>
          {(suggestion) => <Suggestions {...suggestion} />}
        </QueryState>
        <p className="mt-6 max-w-measure text-xs text-ink-3">{t('privacy')}</p>
      </div>
    </main>
  )
}

function MentorsWaiting() {
  return (
    <Waiting>
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <SkeletonRow key={n} />
      ))}
    </Waiting>
  )
}

function Suggestions({ mentors, goals }: SuggestedMentors) {
  const t = useSuggestedText()
  const all = (
    <ButtonLink to="/mentors" reloadDocument>
      {t('all')}
    </ButtonLink>
  )
  if (mentors.length === 0)
    return <EmptyState drawing="mentors" title={t('none')} text={t('noneText')} action={all} />
  return (
    <>
      <p role="status" className="sr-only">
        {t('count', { count: mentors.length })}
      </p>
      {!goals && (
        <Note tone="sun" className="mb-3">
          {t('goalHint')}{' '}
          <a className="link" href="/ai-skills">
            {t('goalAction')}
          </a>
        </Note>
      )}
      <ul aria-label={t('list')} className="[&>li:first-child]:border-t-0">
        {mentors.map((mentor) => (
          <SuggestedRow key={mentor.id} mentor={mentor} heading="h2" />
        ))}
      </ul>
      <p className="mt-4">{all}</p>
    </>
  )
}

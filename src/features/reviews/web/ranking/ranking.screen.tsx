import { useParams } from 'react-router'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getRanking } from '../../contract/decisions.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { rankingTitle } from '../../contract/titles.ts'
import { useText } from '../use-text.ts'
import { RankingOfCall } from './ranking.tsx'

export const handle: PageHandle = { title: rankingTitle, protected: true, chrome: 'full' }

/** The ranking of a call, and the board's decisions. */
export default function RankingScreen() {
  const { slug = '' } = useParams()
  return (
    <ScreenMain className="max-w-5xl pt-4 pb-16 lg:pt-8">
      <Loaded slug={slug} />
    </ScreenMain>
  )
}

function Loaded({ slug }: { slug: string }) {
  const query = useEndpoint(getRanking, { params: { slug }, refetchOnMount: 'always' })
  const t = useText()
  const { error } = query
  // This is not an error: reviewers see the ranking only after scoring, so that it does not influence them.
  if (error instanceof ApiError && error.code === problems.scoresFirst.code)
    return <ScoresFirst text={error.text} />
  if (error instanceof ApiError && error.code === problems.inConflict.code)
    return <EmptyState page title={t('ranking.conflict')} text={error.text} />
  const gone = (
    <Gone
      title={t('ranking.gone')}
      text={t('ranking.goneText')}
      action={<ButtonLink to="/reviews">{t('ranking.toScores')}</ButtonLink>}
    />
  )
  return (
    <QueryState page query={query} gone={gone}>
      {(ranking) => <RankingOfCall ranking={ranking} />}
    </QueryState>
  )
}

function ScoresFirst({ text }: { text: string | undefined }) {
  const t = useText()
  return (
    <EmptyState
      page
      title={t('ranking.early')}
      text={text}
      action={<ButtonLink to="/reviews">{t('ranking.toScores')}</ButtonLink>}
    />
  )
}

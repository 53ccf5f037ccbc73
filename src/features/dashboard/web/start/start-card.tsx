import { useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { GoalProposals, ThreeSentences } from '#features/analytics/web/index.ts'
import { listRecommendations } from '#features/recommendations/contract/recommendations.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { getSkillProgress } from '../../contract/cards.endpoints.ts'
import { getDashboard } from '../../contract/dashboard.endpoints.ts'
import { deleteStartCard } from '../../contract/layout.endpoints.ts'
import { getPeople, getRecommended } from '../../contract/recommended.endpoints.ts'
import { useStartText } from '../use-start-text.ts'
import { HomeField } from './home-field.tsx'
import { SeekingPicks } from './seeking-picks.tsx'

/** The first card of a newcomer: what they look for, where they live and what they do; each answer is saved at once. */
export function StartCard({ onDismiss }: { onDismiss: () => void }) {
  const t = useStartText()
  const queries = useQueryClient()
  const [hasSkills, setHasSkills] = useState(false)
  const [goal, setGoal] = useState<{ id: string; title: string }>()
  const { act } = useAct({ refresh: [], failed: t('failed') })
  async function dismiss() {
    if (await act(() => call(deleteStartCard, {}))) onDismiss()
  }
  function recount() {
    for (const endpoint of [getDashboard, getRecommended, listRecommendations, getPeople, getSkillProgress])
      void queries.invalidateQueries({ queryKey: endpointKey(endpoint) })
  }
  return (
    <section
      aria-labelledby="start-title"
      className="min-w-0 rounded-surface border border-line bg-surface p-5 lg:col-span-12 lg:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id="start-title" className="text-xl tracking-title">
            {t(hasSkills ? 'ready' : 'title')}
          </h2>
          <p className="mt-1 max-w-measure text-ink-2">{t(hasSkills ? 'readyText' : 'text')}</p>
        </div>
        {!hasSkills && (
          <Button small look="quiet" className="-mr-3 max-sm:-ml-3" onClick={() => void dismiss()}>
            {t('dismiss')}
          </Button>
        )}
      </div>
      <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2 [&>*]:min-w-0">
        <div className="grid content-start gap-5">
          <SeekingPicks onKept={recount} />
          <HomeField onKept={recount} />
        </div>
        <div>
          {!hasSkills && (
            <>
              <ThreeSentences
                look="key"
                onAdded={() => {
                  setHasSkills(true)
                  recount()
                }}
              />
              <p className="mt-2 text-sm">
                <Link className="link inline-flex min-h-target items-center gap-2" to="/profile/import">
                  <FileUp aria-hidden />
                  {t('cv')}
                </Link>
              </p>
            </>
          )}
          {hasSkills && !goal && (
            <GoalProposals
              follows
              onChosen={(target) => {
                setGoal(target)
                recount()
              }}
            />
          )}
          {goal && (
            <p role="status" className="font-strong">
              {t('goal', { title: goal.title })}
            </p>
          )}
          {hasSkills && (
            <div className="mt-4 flex flex-wrap gap-2">
              <ButtonLink look="key" to="#recommended-title">
                {t('see')}
              </ButtonLink>
              {goal && (
                <ButtonLink look="quiet" to={`/ai-skills?target=${goal.id}`}>
                  {t('goalOpen')}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

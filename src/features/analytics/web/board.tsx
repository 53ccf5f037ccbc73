import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useIdlePrefetch } from '#platform/web/shell/use-idle-prefetch.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { Reach } from './reach/reach.tsx'
import { TextAnalysis } from './text-analysis/text-analysis.tsx'
import { TargetBar } from './targets/target-bar.tsx'
import { useTargets } from './use-analytics.ts'
import { useText } from './use-text.ts'

const TargetDialog = lazyPart(async () => (await import('./targets/target-dialog.tsx')).TargetDialog)
const TargetDetail = lazyPart(async () => (await import('./targets/target-detail.tsx')).TargetDetail)
const ProfileFindings = lazyPart(
  async () => (await import('./text-analysis/profile-findings.tsx')).ProfileFindings,
)
const GoalProposals = lazyPart(async () => (await import('./start/goal-proposals.tsx')).GoalProposals)
const Begin = lazyPart(async () => (await import('./start/begin.tsx')).Begin)
const ProofScene = lazyPart(async () => (await import('#features/celebrations/web/index.ts')).ProofScene)
const AddedScene = lazyPart(async () => (await import('#features/celebrations/web/index.ts')).AddedScene)
const Demand = lazyPart(async () => (await import('./demand/demand.tsx')).Demand)

/** Shows a member's skills, their targets and what is missing between them. */
export function Board() {
  const t = useText()
  const query = useTargets()
  const { data } = query
  const [search, setSearch] = useSearchParams()
  const [choosing, setChoosing] = useState(false)
  /** Skills that were added in this visit. */
  const [additions, setAdditions] = useState(0)
  useIdlePrefetch(TargetDetail, ProfileFindings, Demand, TargetDialog)
  if (!data) {
    const failed = (
      <span role="heading" aria-level={1}>
        {t('failed')}
      </span>
    )
    return <QueryState query={query} title={failed} waiting={<BoardSkeleton />} />
  }
  const { targets, skills, inferred, helper } = data
  const isNew = skills + inferred === 0
  const target = targets.find(({ id }) => id === search.get('target')) ?? targets[0]
  // A reached goal is celebrated alone.
  const hasReached = target && target.coverage.of > 0 && target.coverage.have >= target.coverage.of
  const choose = (id: string | undefined) =>
    setSearch(id ? { target: id } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <TargetBar targets={targets} target={target} onChoose={choose} onAdd={() => setChoosing(true)} />
      {isNew ? (
        <Suspense fallback={<Skeleton className="h-80 rounded-surface" />}>
          <Begin onAdded={setAdditions} />
        </Suspense>
      ) : (
        <Reach target={target} inferred={inferred} />
      )}
      <Suspense>
        <div className="mt-6 empty:hidden">
          {additions > 0 ? <AddedScene count={additions} /> : !isNew && !hasReached && <ProofScene />}
        </div>
      </Suspense>
      {target && !isNew && (
        <Suspense fallback={<Skeleton className="mt-12 h-80" />}>
          <TargetDetail key={target.id} id={target.id} helper={helper} />
        </Suspense>
      )}
      {!target && !isNew && (
        <div className="mt-8">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <GoalProposals
              follows={additions > 0}
              onChosen={({ id }) => choose(id)}
              fallback={<EmptyState title={t('none.title')} text={t('none.text')} />}
            />
          </Suspense>
          <Button className="mt-3" onClick={() => setChoosing(true)}>
            {t('targets.choose')}
          </Button>
        </div>
      )}
      {!isNew && (
        <div
          className={`grid grid-cols-1 lg:mt-12 lg:grid-cols-2 lg:gap-x-16 [&>*]:min-w-0 ${target ? '' : 'mt-8'}`}
        >
          <TextAnalysis isOpen={!target} />
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ProfileFindings />
          </Suspense>
        </div>
      )}
      <Suspense fallback={<Skeleton className="mt-12 h-96" />}>
        <Demand />
      </Suspense>
      {choosing && (
        <Suspense fallback={null}>
          <TargetDialog
            onClose={() => setChoosing(false)}
            onChosen={(id) => {
              setChoosing(false)
              choose(id)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

import { Suspense, useRef, useState } from 'react'
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
const FoundInProfile = lazyPart(
  async () => (await import('./text-analysis/found-in-profile.tsx')).FoundInProfile,
)
const Demand = lazyPart(async () => (await import('./demand/demand.tsx')).Demand)

/** What somebody can do, where they are heading and what lies between. */
export function Board() {
  const t = useText()
  const query = useTargets()
  const { data } = query
  const [search, setSearch] = useSearchParams()
  const [choosing, setChoosing] = useState(false)
  const told = useRef<HTMLTextAreaElement>(null)
  useIdlePrefetch(TargetDetail, FoundInProfile, Demand, TargetDialog)
  if (!data) {
    const failed = (
      <span role="heading" aria-level={1}>
        {t('failed')}
      </span>
    )
    return <QueryState query={query} title={failed} waiting={<BoardSkeleton />} />
  }
  const { targets, skills, helper } = data
  const target = targets.find(({ id }) => id === search.get('target')) ?? targets[0]
  const choose = (id: string | undefined) =>
    setSearch(id ? { target: id } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <TargetBar targets={targets} target={target} onChoose={choose} onAdd={() => setChoosing(true)} />
      {skills === 0 ? (
        <EmptyState
          className="mt-6"
          title={t('noSkills.title')}
          text={t('noSkills.text')}
          action={
            <Button look="key" onClick={() => told.current?.focus()}>
              {t('noSkills.action')}
            </Button>
          }
        />
      ) : (
        <Reach target={target} />
      )}
      {target && skills > 0 && (
        <Suspense fallback={<Skeleton className="mt-12 h-80" />}>
          <TargetDetail key={target.id} id={target.id} helper={helper} />
        </Suspense>
      )}
      {!target && skills > 0 && (
        <EmptyState
          className="mt-8"
          title={t('none.title')}
          text={t('none.text')}
          action={<Button onClick={() => setChoosing(true)}>{t('targets.choose')}</Button>}
        />
      )}
      <div className="mt-12 grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-x-16 [&>*]:min-w-0">
        <TextAnalysis field={told} />
        <Suspense fallback={<Skeleton className="h-64" />}>
          <FoundInProfile />
        </Suspense>
      </div>
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

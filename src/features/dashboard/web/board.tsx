import { useText } from './use-text.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { Greeting } from './greeting.tsx'
import { InterestsCard } from './interests-card.tsx'
import { NextStep } from './next-step.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecurityCard } from './security-card.tsx'
import { Tips } from './tips.tsx'
import { useDashboard } from './use-dashboard.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'

/** The whole dashboard, as soon as it is there. */
export function Board() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useDashboard()
  if (isError && !data) {
    return (
      <ErrorState
        title={
          <span role="heading" aria-level={1}>
            {t('failed')}
          </span>
        }
        text={t('failedText')}
        action={
          <Button busy={isFetching && t('loading')} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  if (!data) return <BoardSkeleton label={t('loading')} />
  return (
    <>
      <Greeting name={data.firstName} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-12 lg:gap-x-10">
        <NextStep dashboard={data} />
        <ProfileCard pieces={data.pieces} />
        <SecurityCard facts={data.facts} />
        <InterestsCard interests={data.interests} pieces={data.pieces} />
        <Tips />
      </div>
    </>
  )
}

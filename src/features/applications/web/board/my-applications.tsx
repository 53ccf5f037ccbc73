import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { EmptyState, ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { listApplications, type Listed } from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'
import { Board, byStage } from './board.tsx'
import { ExternalDialog } from './external-dialog.tsx'

type Opened = { application?: Listed }

/** Everything the member has saved, begun and sent, here and elsewhere. */
export function MyApplications() {
  const t = useText()
  const [opened, setOpened] = useState<Opened>()
  const { data, isError, isPending, refetch, ...list } = useInfiniteQuery({
    queryKey: [listApplications.path, 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listApplications, { signal, query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next ?? undefined,
    refetchOnMount: 'always',
  })
  const [first] = data?.pages ?? []
  const applications = data?.pages.flatMap((page) => page.applications) ?? []
  const empty = first && applications.length + first.saved.length === 0
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <Button small icon={<Plus />} onClick={() => setOpened({})}>
          {t('board.track')}
        </Button>
      </header>
      {isPending && (
        <div role="status" aria-busy aria-label={t('loading')}>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
      )}
      {isError && !data && (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {empty && (
        <EmptyState
          title={t('board.none')}
          text={t('board.noneText')}
          action={
            <ButtonLink to="/opportunities" look="key">
              {t('board.browse')}
            </ButtonLink>
          }
        />
      )}
      {first && !empty && (
        <Board
          stages={byStage({ ...first, applications })}
          onExternal={(application) => setOpened({ application })}
        />
      )}
      {list.hasNextPage && (
        <div className="mt-6">
          <Button
            busy={list.isFetchingNextPage && t('board.loadingOlder')}
            onClick={() => void list.fetchNextPage()}
          >
            {t('board.older')}
          </Button>
        </div>
      )}
      {opened && (
        <ExternalDialog
          {...(opened.application && { application: opened.application })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

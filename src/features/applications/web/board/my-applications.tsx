import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listApplications, type Listed } from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'
import { Board, byStage } from './board.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { ExternalDialog } from './external-dialog.tsx'
import { MoveMenu } from './move-menu.tsx'
import { useDrag } from './use-drag.ts'
import { useMoves } from './use-moves.tsx'

const ReadableApplications = lazyPart(
  async () => (await import('./readable-applications.tsx')).ReadableApplications,
)

type Opened = { application?: Listed }

/** Lists everything that the member has saved, begun and sent, here and elsewhere. */
export function MyApplications() {
  const t = useText()
  const [opened, setOpened] = useState<Opened>()
  const moves = useMoves()
  const drag = useDrag(moves.move)
  const list = useEndpointPages(listApplications, { query: {}, refetchOnMount: 'always' })
  const { data } = list
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
      {empty && (
        <EmptyState
          drawing="applications"
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
          moving={{
            card: (item) => ({ menu: <MoveMenu item={item} moves={moves} />, props: drag.card(item) }),
            column: drag.column,
          }}
        />
      )}
      {first && (
        <Suspense>
          <ReadableApplications applications={applications} saved={first.saved} />
        </Suspense>
      )}
      {moves.asked && <DetailsDialog asked={moves.asked} moves={moves} />}
      <ListFoot list={list} more={t('board.older')} className="mt-6" />
      {opened && (
        <ExternalDialog
          {...(opened.application && { application: opened.application })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

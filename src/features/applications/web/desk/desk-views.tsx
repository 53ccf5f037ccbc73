import { BookmarkPlus, Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import {
  createView,
  deleteView,
  type DeskView,
  listViews,
  type ViewConditions,
} from '../../contract/views.endpoints.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'
import { conditionsOf } from './use-applicants.ts'
import { type Desk, VIEW_KEYS } from './use-desk.ts'

const ViewDialog = lazyPart(async () => (await import('./view-dialog.tsx')).ViewDialog)

/** Views that have a name: one press shows the list under their conditions. */
export function DeskViews({
  opportunity,
  desk,
  decides,
}: {
  opportunity: string
  desk: Desk
  decides: boolean
}) {
  const t = useHiringText()
  const { data } = useEndpoint(listViews, { params: { id: opportunity } })
  const { act } = useAct({ refresh: [listViews.path] })
  const [naming, setNaming] = useState<DeskView | 'new'>()
  const now: ViewConditions = {
    ...conditionsOf(desk.conditions),
    ...(desk.order !== 'sent' && { order: desk.order }),
  }
  const views = data?.views ?? []
  const isPlain = VIEW_KEYS.every((name) => now[name] === undefined)
  const open = views.find(({ conditions }) => isSame(conditions, now))
  const mayChange = open && (decides || !open.everybody)
  if (views.length === 0 && isPlain) return null

  const remove = ({ id: view, name, everybody, conditions }: DeskView) =>
    act(
      () => call(deleteView, { params: { id: opportunity, view } }),
      () => ({
        title: t('views.removed', { name }),
        action: (
          <ToastButton
            onClick={() =>
              void act(() =>
                call(createView, { params: { id: opportunity }, body: { name, everybody, conditions } }),
              )
            }
          >
            {t('views.undo')}
          </ToastButton>
        ),
      }),
    )

  return (
    <div className="-mx-gutter flex items-center gap-2 px-gutter lg:mx-0 lg:px-0">
      {views.length > 0 && (
        <div role="group" aria-label={t('views.label')} className="strip relative flex min-w-0 gap-2">
          <Pick pressed={isPlain} className="flex-none whitespace-nowrap" onClick={() => desk.show({})}>
            {t('views.all')}
          </Pick>
          {views.map((view) => (
            <Pick
              key={view.id}
              pressed={view.id === open?.id}
              className="flex-none whitespace-nowrap"
              onClick={() => desk.show(view.conditions)}
            >
              {view.name}
              {!view.everybody && <span className="sr-only">({t('views.own')})</span>}
            </Pick>
          ))}
        </div>
      )}
      {mayChange && (
        <Menu
          label={t('views.menu', { name: open.name })}
          items={[
            { text: t('views.rename'), onSelect: () => setNaming(open) },
            { text: t('views.remove'), harm: true, onSelect: () => void remove(open) },
          ]}
          trigger={(props) => (
            <IconButton {...props} icon={<Ellipsis />} label={t('views.menu', { name: open.name })} />
          )}
        />
      )}
      {!isPlain && !open && (
        <Button
          small
          look="quiet"
          icon={<BookmarkPlus />}
          onClick={() => setNaming('new')}
          className="flex-none"
        >
          <span className="max-sm:sr-only">{t('views.save')}</span>
        </Button>
      )}
      <Suspense>
        {naming && (
          <ViewDialog
            opportunity={opportunity}
            view={naming === 'new' ? undefined : naming}
            conditions={now}
            decides={decides}
            onClose={() => setNaming(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

function isSame(one: ViewConditions, other: ViewConditions): boolean {
  return VIEW_KEYS.every((name) => one[name] === other[name])
}

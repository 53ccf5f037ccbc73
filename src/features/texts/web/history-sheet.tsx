import { Button } from '#platform/web/ui/buttons/button.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listTextChanges, restoreTexts, type TextChange } from '../contract/changes.endpoints.ts'
import { useText } from './use-text.ts'

/** The changes, each with the option to restore its state or the delivered text. */
export function HistorySheet({ globalAdmin, onClose }: { globalAdmin: boolean; onClose: () => void }) {
  const t = useText()
  const list = useEndpointPages(listTextChanges, { query: {}, cursor: 'before', staleTime: 0 })
  const changes = list.data?.pages.flatMap((page) => page.changes) ?? []
  const { busy, act } = useAct({ refresh: ['/api/admin/texts'] })
  function restore(change: number) {
    void act(
      () => call(restoreTexts, { body: { change } }),
      ({ applied }) => t('history.restored', { count: applied }),
    )
  }
  const wayBack = (change: number, label: string) =>
    globalAdmin && (
      <Button small aria-label={label} busy={busy && t('history.restoring')} onClick={() => restore(change)}>
        {t('history.restore')}
      </Button>
    )
  return (
    <Sheet open onClose={onClose} title={t('history.title')} closeLabel={t('history.close')}>
      {!globalAdmin && <Note>{t('import.onlyGlobal')}</Note>}
      <ol>
        {changes.map((change, at) => (
          <li key={change.id} className="flex items-start justify-between gap-4 border-t border-line py-4">
            <About change={change} />
            {/* The newest is what stands there now. */}
            {at > 0 && wayBack(change.id, t('history.restoreTo', { id: String(change.id) }))}
          </li>
        ))}
        {list.isSuccess && !list.hasNextPage && (
          <li className="flex items-start justify-between gap-4 border-t border-line py-4">
            <div>
              <h3 className="text-sm tracking-normal">{t('history.delivered')}</h3>
              <p className="text-xs text-ink-2">{t('history.deliveredText')}</p>
            </div>
            {changes.length > 0 && wayBack(0, t('history.restoreDelivered'))}
          </li>
        )}
      </ol>
      <ListFoot list={list} />
    </Sheet>
  )
}

function About({ change }: { change: TextChange }) {
  const t = useText()
  const { id, kind, file, restored, texts, madeBy, madeAt } = change
  return (
    <div className="min-w-0">
      <h3 className="text-sm tracking-normal [overflow-wrap:anywhere]">
        {kind === 'restore'
          ? restored === 0
            ? t('history.backToDelivered')
            : t('history.backTo', { id: String(restored) })
          : (file ?? t('history.edit'))}
      </h3>
      <p className="text-xs text-ink-2">
        {t('history.count', { id: String(id), count: texts })}
        <br />
        {madeBy ?? t('history.somebody')}, <DateText at={madeAt} show="both" />
      </p>
    </div>
  )
}

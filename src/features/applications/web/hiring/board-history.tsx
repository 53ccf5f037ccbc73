import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listBoardChanges } from '../../contract/hiring.endpoints.ts'
import { useHiringText } from './use-hiring-text.ts'

/** Lists the changes that showed or hid names: by whom, when and why. */
export function BoardHistory({ opportunity, onClose }: { opportunity: string; onClose: () => void }) {
  const t = useHiringText()
  const query = useEndpoint(listBoardChanges, { params: { id: opportunity }, staleTime: 0 })
  const { data } = query
  return (
    <Dialog open onClose={onClose} title={t('history.title')} closeLabel={t('close')}>
      <QueryState query={query} />
      {data?.changes.length === 0 && <p className="text-ink-2">{t('history.none')}</p>}
      {data && data.changes.length > 0 && (
        <ol className="grid gap-3 border-l border-line pl-4 text-sm">
          {data.changes.map(({ id, at, by, blind, reason }) => (
            <li key={id}>
              {t(blind ? 'history.hidden' : 'history.shown')}{' '}
              <span className="text-ink-3">
                {by ?? t('history.somebody')}, <DateText at={at} show="both" />
              </span>
              {reason && <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{reason}</p>}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

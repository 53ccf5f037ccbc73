import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Spinner } from '#platform/web/ui/blocks/spinner.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { listBoardChanges } from '../../contract/hiring.endpoints.ts'
import { useHiringText } from './use-hiring-text.ts'

/** Who has shown or hidden the names, when and why. */
export function BoardHistory({ opportunity, onClose }: { opportunity: string; onClose: () => void }) {
  const t = useHiringText()
  const { data, error } = useQuery({
    queryKey: [listBoardChanges.path, opportunity],
    queryFn: ({ signal }) => call(listBoardChanges, { signal, params: { id: opportunity } }),
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title={t('history.title')} closeLabel={t('close')}>
      {error && <Note tone="harm">{errorText(error, t('failedText'))}</Note>}
      {!data && !error && <Spinner text={t('loading')} />}
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

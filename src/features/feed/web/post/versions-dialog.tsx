import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listPostVersions } from '../../contract/feed.endpoints.ts'
import { useText } from '../use-text.ts'
import { PostWords } from './post-words.tsx'

/** Lists the earlier versions of a post. */
export function VersionsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(listPostVersions, { params: { id }, refetchOnMount: 'always' })
  return (
    <Dialog open onClose={onClose} title={t('edit.before')} closeLabel={t('remove.close')}>
      <QueryState query={query} small>
        {({ versions }) => (
          <ul className="text-sm">
            {versions.map(({ body, at }) => (
              <li key={at} className="border-t border-line py-3 first:border-0">
                <p className="mb-1 text-xs text-ink-2">
                  {formatDate(new Date(at), locale)} {formatTime(new Date(at))}
                </p>
                <PostWords body={body} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  )
}

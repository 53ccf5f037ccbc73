import { useNavigate } from 'react-router'
import { useOfflineEndpoint } from '#platform/web/offline/use-offline-endpoint.ts'
import { isCommand, useScreenKeys } from '#platform/web/shell/screen-keys.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { listReviews } from '../contract/reviews.endpoints.ts'
import { OfflineReviews } from './offline-reviews.tsx'
import { useText } from './use-text.ts'

/** Links and keys to the previous and next application on the reviewer’s desk. */
export function Turning({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { data } = useOfflineEndpoint(listReviews)
  const own = data?.calls.find(({ applications }) => applications.some((one) => one.id === id))
  const desk = (own?.applications ?? []).filter(({ state }) => state !== 'conflict')
  const at = desk.findIndex((one) => one.id === id)
  const [previous, next] = at < 0 ? [] : [desk[at - 1]?.id, desk[at + 1]?.id]
  useScreenKeys((event) => {
    const to = isCommand(event) && { j: next, k: previous }[event.key.toLowerCase()]
    if (to) void navigate(`/reviews/${to}`)
  })
  // Once the first application is open, the others are stored for offline reading.
  const offline = data && <OfflineReviews calls={data.calls} />
  if (!previous && !next) return offline
  return (
    <>
      {offline}
      <nav aria-label={t('desk.among')} title={t('desk.turning')} className="flex gap-2">
        {previous && (
          <ButtonLink to={`/reviews/${previous}`} small aria-keyshortcuts="k">
            {t('desk.previous')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={`/reviews/${next}`} small aria-keyshortcuts="j">
            {t('desk.next')}
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

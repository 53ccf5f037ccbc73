import { useEffectEvent, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { useOfflineEndpoint } from '#platform/web/offline/use-offline-endpoint.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { listReviews } from '../contract/reviews.endpoints.ts'
import { OfflineReviews } from './offline-reviews.tsx'
import { useText } from './use-text.ts'

/** Fields in which letters are typed. */
const WRITING = 'input:not([type=radio]), textarea, select, [contenteditable=true]'

/** Links and keys to the previous and next application on the reviewer’s desk. */
export function Turning({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { data } = useOfflineEndpoint(listReviews)
  const own = data?.calls.find(({ applications }) => applications.some((one) => one.id === id))
  const desk = (own?.applications ?? []).filter(({ state }) => state !== 'conflict')
  const at = desk.findIndex((one) => one.id === id)
  const [previous, next] = at < 0 ? [] : [desk[at - 1]?.id, desk[at + 1]?.id]
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isElsewhere = target instanceof Element && target.closest(`${WRITING}, dialog`) !== null
    if (ctrlKey || metaKey || altKey || isElsewhere) return
    const to = { j: next, k: previous }[key.toLowerCase()]
    if (to) void navigate(`/reviews/${to}`)
  })
  // In the layout phase, because a quick user presses again at once.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => turn(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  // Whichever application is opened first, the others are then readable offline.
  const kept = data && <OfflineReviews calls={data.calls} />
  if (!previous && !next) return kept
  return (
    <>
      {kept}
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

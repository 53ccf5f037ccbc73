import { type KeyboardEvent, Suspense } from 'react'
import { OpportunityPane } from '#features/opportunities/web/index.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { useText } from '../use-text.ts'
import type { Preview } from './use-preview.ts'

/** Elements that handle Escape themselves, and fields in which people type. */
const OWN_ESCAPE = 'dialog, [popover], [role="menu"], textarea, input'

/** Reserved space beside the list, from the first paint; the content comes with the script, or else a link to the page. */
export function PreviewPane({
  slug,
  isWide,
  pane,
  close,
}: Pick<Preview, 'isWide' | 'pane' | 'close'> & { slug: string }) {
  const t = useText()
  function leave(event: KeyboardEvent) {
    const isWithin = (event.target as Element).closest(OWN_ESCAPE)
    if (event.key === 'Escape' && !event.defaultPrevented && !isWithin) close()
  }
  return (
    <aside
      ref={pane}
      tabIndex={-1}
      aria-label={t('chosen.label')}
      onKeyDown={leave}
      className="sticky top-[calc(var(--bar)+1rem)] hidden max-h-[calc(100dvh-var(--bar)-2rem)] min-h-80 min-w-0 flex-col self-start overflow-hidden rounded-surface border border-line bg-surface xl:flex"
    >
      {isWide ? (
        <Suspense fallback={<Waiting />}>
          <OpportunityPane slug={slug} onClose={close} />
        </Suspense>
      ) : (
        <PreviewLink slug={slug} className="m-5" />
      )}
    </aside>
  )
}

/** For screens without space beside the list, and without script. */
export function PreviewLink({ slug, className }: { slug: string; className: string }) {
  const t = useText()
  return (
    <p className={className}>
      <a className="link inline-flex min-h-target items-center text-sm" href={`/opportunities/${slug}`}>
        {t('chosen.open')}
      </a>
    </p>
  )
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-4 p-7">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

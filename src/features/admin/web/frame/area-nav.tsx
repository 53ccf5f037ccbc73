import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { AdminScope } from '#platform/contract/admin-scopes.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { TabMark } from '#platform/web/ui/arch.tsx'
import type { Queue } from '../../contract/overview.endpoints.ts'
import { useText } from '../use-text.ts'
import { areasFor, isInArea } from './registered-areas.ts'

/** The areas of the console: a strip on phones, a column beside the page on wide screens. */
export function AreaNav({
  may,
  queues,
}: {
  may: (scope: AdminScope | 'global') => boolean
  queues: readonly Queue[]
}) {
  const t = useText()
  const locale = useLocale()
  const { pathname, hash } = useLocation()
  const here = pathname + hash
  const strip = useScrollToArea(here)
  return (
    <nav aria-label={t('console.nav')} className="border-b border-line lg:border-r lg:border-b-0">
      <ul ref={strip} className="strip flex px-2 lg:sticky lg:top-bar lg:grid lg:gap-0.5 lg:px-3 lg:py-4">
        {areasFor(may).map((area) => {
          const { to, title, Icon } = area
          return (
            <li key={to}>
              <Link
                to={to}
                {...(isInArea(area, here) && { 'aria-current': 'page' })}
                className="group relative flex h-12 items-center gap-2 px-3 text-sm font-ui whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink lg:h-11 lg:rounded-control lg:hover:bg-sunken lg:aria-[current=page]:bg-sunken"
              >
                <Icon
                  size={20}
                  strokeWidth={1.75}
                  aria-hidden
                  className="max-lg:hidden lg:group-aria-[current=page]:text-river-ink"
                />
                {title[locale]}
                <Waiting count={waitingAt(to, queues)} />
                <TabMark className="absolute bottom-0 left-1/2 -ml-[11px] hidden group-aria-[current=page]:block lg:group-aria-[current=page]:hidden" />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Waiting({ count }: { count: number }) {
  const t = useText()
  if (count === 0) return null
  return (
    <span className="text-xs font-body text-ink-3 tabular-nums lg:ml-auto">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('console.waiting', { n: count })}</span>
    </span>
  )
}

/** Counts the things that wait for staff on the pages of an area. */
function waitingAt(to: string, queues: readonly Queue[]): number {
  const here = queues.filter(({ needsStaff, path }) => needsStaff && path.split('?')[0] === to)
  return here.reduce((sum, { count }) => sum + count, 0)
}

/** Scrolls the strip, which is wider than a phone, to the current area. */
function useScrollToArea(here: string) {
  const strip = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const list = strip.current
    const area = list?.querySelector('[aria-current]')
    if (!list || !area) return
    const [outer, inner] = [list.getBoundingClientRect(), area.getBoundingClientRect()]
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [here])
  return strip
}

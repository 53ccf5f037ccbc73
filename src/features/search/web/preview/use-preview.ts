import { createContext, type KeyboardEvent, type MouseEvent, use, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { hrefOf } from '../list/hrefs.ts'
import type { ListData } from '../list.screen.tsx'

/** Least width for an opportunity beside the list; `xl` in classes. */
const PREVIEW_REM = 80
const SLUG = /^[\w-]{1,200}$/
const ROWS = 'li h2 a'
/** Delay in milliseconds, so that holding an arrow key skips the rows in between. */
const PASSING_MS = 250
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

export type Preview = ReturnType<typeof usePreview>

/** Returns the opportunity beside the list on wide screens, named by the address. */
export function usePreview({ criteria, after, view }: ListData) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isWide = useWide(PREVIEW_REM) && view === 'list'
  const list = useRef<HTMLElement>(null)
  const pane = useRef<HTMLElement>(null)
  const passing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(passing.current), [])
  const open = search.get('open') ?? ''
  const slug = view === 'list' && SLUG.test(open) ? open : null

  function choose(target: string | null, replace = false) {
    clearTimeout(passing.current)
    const to = hrefOf(criteria, { ...(after && { after }), ...(target && { open: target }) })
    void navigate(to, { replace, preventScrollReset: true })
  }
  /** Follows a row's link; on wide screens it opens beside the list, and a second press moves into it. */
  function follow(event: MouseEvent, target: string) {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!isWide || isElsewhere || event.defaultPrevented) return
    event.preventDefault()
    if (target === slug) pane.current?.focus()
    else choose(target)
  }
  /** Closes it and returns to its row. */
  function close() {
    const row = rows().find((link) => slugOf(link) === slug)
    choose(null)
    ;(row ?? list.current)?.focus()
  }
  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const from = rows().indexOf(event.target as HTMLAnchorElement)
    if (!isWide || !step || from < 0 || event.metaKey || event.ctrlKey || event.altKey) return
    const next = rows()[from + step]
    if (!next) return
    event.preventDefault()
    next.focus()
    clearTimeout(passing.current)
    if (slug) passing.current = setTimeout(() => choose(slugOf(next), true), PASSING_MS)
  }
  function rows(): HTMLAnchorElement[] {
    return [...(list.current?.querySelectorAll<HTMLAnchorElement>(ROWS) ?? [])]
  }
  return { slug, isWide, list, pane, follow, close, walk }
}

function slugOf({ pathname }: HTMLAnchorElement): string | null {
  return pathname.split('/').at(-1) ?? null
}

export const PreviewContext = createContext<Pick<Preview, 'slug' | 'follow'> | undefined>(undefined)

/** Returns the properties that make the link of a row choose it. */
export function useRowLink(slug: string): { 'aria-current'?: true; onClick?: (event: MouseEvent) => void } {
  const preview = use(PreviewContext)
  if (!preview) return {}
  return {
    ...(preview.slug === slug && { 'aria-current': true }),
    onClick: (event) => preview.follow(event, slug),
  }
}

import { Pencil } from 'lucide-react'
import {
  createElement,
  useEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { DraftFigure } from '#features/library/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { LineView } from '#platform/web/rich-text/line-view.tsx'
import { blockKey } from '../edit-store.ts'
import type { EditableProps } from '../editing-context.ts'
import { useText } from '../use-text.ts'
import { EDIT_HINT } from './editor-host.tsx'

const NO_LIMIT = 10_000
const LOOK =
  'group/block cursor-text rounded-stone outline-1 outline-offset-4 outline-dashed outline-edge hover:outline-2 hover:outline-river focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-focus'

/** Shows a block in edit mode: a click, Enter or its button opens the editor, whose text appears here. */
export function Editable({ id, as = 'span', className, max, check, published, store }: EditableProps) {
  const t = useText()
  const locale = useLocale()
  const element = useRef<HTMLElement>(null)
  const key = blockKey(locale, id)
  const {
    open,
    preview,
    published: newer,
    unsaved,
  } = useSyncExternalStore(store.subscribe, store.get, store.get)
  const mine = newer[key]
  const current =
    mine && mine.revision > published.revision
      ? mine
      : { document: published.document, revision: published.revision }
  const editing = open?.id === id && open.locale === locale
  const document = editing && preview ? preview : current.document
  useEffect(() => {
    store.set({ count: store.get().count + 1 })
    return () => store.set({ count: store.get().count - 1 })
  }, [store])

  function start(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (editing || !element.current) return
    store.set({
      open: {
        id,
        locale,
        check,
        element: element.current,
        published: current,
        versioned: published.definition?.versioned === true,
        max: max ?? published.definition?.max ?? NO_LIMIT,
        pictures: published.definition?.pictures === true,
        noLinks:
          published.definition?.noLinks === true || element.current.closest('a, button, summary') !== null,
      },
      preview: undefined,
    })
  }
  const waiting = unsaved.includes(key) && !editing
  const below = figuresIn(document).map((attrs) => <DraftFigure key={attrs.picture} {...attrs} />)
  const words = createElement(
    as,
    {
      ref: element,
      'data-block': id,
      tabIndex: 0,
      'aria-describedby': EDIT_HINT,
      onClick: start,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) start(event)
      },
      className: classNames(
        className,
        LOOK,
        !/\b(?:absolute|fixed|sticky|relative)\b/.test(className ?? '') && 'relative',
        editing && 'outline-2 outline-solid outline-river',
        waiting && 'outline-2 outline-sun',
      ),
    },
    <>
      <LineView document={document} />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t(waiting ? 'block.editUnsaved' : 'block.edit', {
          text: plainText(document).slice(0, 40),
        })}
        onClick={start}
        className="absolute -top-5 -right-4 z-10 grid size-7 pointer-coarse:size-6 place-items-center rounded-pill border border-line bg-surface text-ink opacity-0 shadow-lift group-hover/block:opacity-100 group-focus-visible/block:opacity-100 pointer-coarse:opacity-100"
      >
        <Pencil size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </>,
  )
  return (
    <>
      {words}
      {below}
    </>
  )
}

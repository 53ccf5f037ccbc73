import type { Editor } from '@tiptap/core'
import { Ban, Baseline } from 'lucide-react'
import { COLORS, type Color, HIGHLIGHTS, type Highlight } from '#platform/contract/rich-text/document.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { colorClass, highlightClass } from './mark-classes.ts'
import { useRichTextText } from './use-rich-text-text.ts'

const LOOKS: Record<'color' | 'highlight', { name: Color; look: string }[]> = {
  color: COLORS.map((name) => ({ name, look: colorClass(name) })),
  highlight: HIGHLIGHTS.map((name: Highlight) => ({ name, look: highlightClass(name) })),
}

type Props = {
  editor: Editor
  mark: 'color' | 'highlight'
  may: () => boolean
  onPick: (name: Color) => void
}

/** The roles that words can be coloured or highlighted with; each shows how it will look. */
export function Swatches({ editor, mark, may, onPick }: Props) {
  const t = useRichTextText()
  function pick(color: Color | undefined) {
    if (!may()) return
    const chain = editor.chain().focus()
    if (color) chain.setMark(mark, { color }).run()
    else chain.unsetMark(mark).run()
    if (color) onPick(color)
  }
  return (
    <div
      role="group"
      aria-label={t(mark)}
      onMouseDown={(event) => event.preventDefault()}
      className="flex flex-wrap gap-1 border-t border-line p-2"
    >
      {LOOKS[mark].map(({ name, look }) => (
        <button
          key={name}
          type="button"
          aria-label={t(`colors.${name}`)}
          title={t(`colors.${name}`)}
          aria-pressed={editor.isActive(mark, { color: name })}
          onClick={() => pick(name)}
          className={SWATCH}
        >
          <span aria-hidden className={classNames('grid p-1', look)}>
            <Baseline size={18} strokeWidth={2} />
          </span>
        </button>
      ))}
      <button
        type="button"
        aria-label={t('colors.none')}
        title={t('colors.none')}
        aria-pressed={!editor.isActive(mark)}
        onClick={() => pick(undefined)}
        className={SWATCH}
      >
        <Ban size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

const SWATCH =
  'target grid place-items-center rounded-control border border-line text-ink-2 transition-colors hover:bg-sunken aria-pressed:border-river aria-pressed:bg-sunken'

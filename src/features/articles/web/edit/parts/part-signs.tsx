import { Compass, Play, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Card, Embed, Footnote } from '#platform/contract/rich-text/document.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { cardPath } from '../../../contract/card-from.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { AskFootnote } from './ask-dialogs.tsx'

type Props<Attrs> = { attrs: Attrs; onChange: (attrs: Attrs) => void; onRemove: () => void }

/** Where something of another site stands. */
export function EmbedPart({ attrs: { title, href }, onRemove }: Props<Embed['attrs']>) {
  return (
    <Sign
      icon={<Play aria-hidden />}
      name={title || href}
      note={new URL(href).hostname}
      onRemove={onRemove}
    />
  )
}

/** Where a call, an opportunity or a form stands; its title is that of the day on which it is read. */
export function CardPart({ attrs, onRemove }: Props<Card['attrs']>) {
  const t = useEditorText()
  return (
    <Sign
      icon={<Compass aria-hidden />}
      name={cardPath(attrs)}
      note={t('ask.cardNote')}
      onRemove={onRemove}
    />
  )
}

type SignProps = { icon: ReactNode; name: string; note: string; onRemove: () => void }

function Sign({ icon, name, note, onRemove }: SignProps) {
  const t = useEditorText()
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-sunken px-3 py-1.5 text-sm">
      {icon}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="block font-strong">{name}</span>
        <span className="text-xs text-ink-2">{note}</span>
      </span>
      <IconButton icon={<Trash2 />} label={t('ask.remove', { name })} onClick={onRemove} />
    </div>
  )
}

/** A footnote among the words; a press opens its text. */
export function FootnotePart({ attrs, onChange }: Props<Footnote['attrs']>) {
  const t = useEditorText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('ask.footnoteOpen', { text: attrs.text.slice(0, 40) })}
        onClick={() => setOpen(true)}
        className="mx-0.5 inline-flex min-h-6 min-w-6 items-center justify-center rounded-stone bg-lilac-tint px-1 align-super text-xs text-lilac-ink"
      >
        *
      </button>
      {isOpen && (
        <AskFootnote
          given={attrs}
          onClose={() => setOpen(false)}
          onAnswer={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      )}
    </>
  )
}

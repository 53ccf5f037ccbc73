import { Trash2 } from 'lucide-react'
import type { Figure } from '#platform/contract/rich-text/document.ts'
import { ALT_MAX, CAPTION_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { LibraryImage } from '../library-image.tsx'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  attrs: Figure['attrs']
  onChange: (attrs: Figure['attrs']) => void
  onRemove: () => void
}

/** A picture within a text that is being written, with what must be said of it beside it. */
export function FigurePart({ attrs, onChange, onRemove }: Props) {
  const t = useEditorText()
  const { picture, alt, caption } = attrs
  return (
    <div className="grid gap-3 rounded-control border border-line bg-sunken p-3">
      <LibraryImage id={picture} alt={alt} className="max-h-80 w-full rounded-stone object-contain" />
      <TextInput
        name={`alt-${picture}`}
        label={t('part.alt')}
        help={t('part.altHelp')}
        error={alt.trim() === '' && t('part.altMissing')}
        maxLength={ALT_MAX}
        value={alt}
        onChange={(event) => onChange({ ...attrs, alt: event.target.value })}
      />
      <TextInput
        name={`caption-${picture}`}
        label={t('part.caption')}
        help={t('part.captionHelp')}
        maxLength={CAPTION_MAX}
        value={caption}
        onChange={(event) => onChange({ ...attrs, caption: event.target.value })}
      />
      <p>
        <Button small look="quiet" className="-ml-3" icon={<Trash2 />} onClick={onRemove}>
          {t('part.remove')}
        </Button>
      </p>
    </div>
  )
}

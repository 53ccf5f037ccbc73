import { useState } from 'react'
import { CROP_SHAPES, type CropShape } from '../../contract/crops.ts'
import type { LibraryPicture, ownCalls } from '../../contract/library.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { CropEditor } from './crop-editor.tsx'
import { CropView } from './crop-view.tsx'
import { cutIn } from './cut-in.ts'

type Props = {
  picture: LibraryPicture
  calls: typeof ownCalls
  onChange: (picture: LibraryPicture) => void
}

/** How a picture is cut in each shape; each can be chosen by hand. */
export function CropList({ picture, calls, onChange }: Props) {
  const t = useEditorText()
  const [open, setOpen] = useState<CropShape>()
  const { crops } = picture
  return (
    <section aria-labelledby="crops-title" className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 id="crops-title" className="text-md">
          {t('crop.title')}
        </h3>
        <p className="text-sm text-ink-2">{t('crop.lead')}</p>
      </div>
      <ul className="grid grid-cols-3 items-end gap-3">
        {CROP_SHAPES.map((shape) => (
          <li key={shape}>
            <button
              type="button"
              aria-expanded={open === shape}
              onClick={() => setOpen(open === shape ? undefined : shape)}
              className="grid w-full gap-1 rounded-control border border-line p-1.5 text-left hover:bg-sunken aria-expanded:border-river"
            >
              <CropView picture={picture} calls={calls} shape={shape} cut={cutIn(picture, shape)} />
              <span className="text-xs font-strong">
                <span className="sr-only">{t('crop.choose')} </span>
                {t(`crop.shapes.${shape}`)}
              </span>{' '}
              <span className="text-xs text-ink-2">
                {t(crops.some((one) => one.shape === shape) ? 'crop.chosen' : 'crop.automatic')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <CropEditor
          key={open}
          shape={open}
          picture={picture}
          calls={calls}
          onDone={(now) => {
            // Another shape may have been opened while this one was being saved.
            setOpen((current) => (current === open ? undefined : current))
            if (now) onChange(now)
          }}
        />
      )}
    </section>
  )
}

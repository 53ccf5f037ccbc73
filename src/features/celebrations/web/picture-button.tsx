import { Image } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { PictureWords } from './picture-dialog.tsx'
import { useText } from './use-text.ts'

const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog)

/** Offers a picture of an achievement. */
export function PictureButton(words: PictureWords) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small icon={<Image />} onClick={() => setOpen(true)}>
        {t('picture.make')}
      </Button>
      {isOpen &&
        // A dialog within a deep block would take its colours.
        createPortal(
          <Suspense>
            <PictureDialog {...words} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

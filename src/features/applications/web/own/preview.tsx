import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { useText } from '../use-text.ts'

// A sheet of a CV is heavy, and is looked at by choice.
export const SentCv = lazyPart(async () => (await import('./sent-cv.tsx')).SentCv)

type Props = {
  id: string
  letter: string
  /** Keeps what was written, so that what is shown is what would go. */
  save: () => Promise<unknown>
}

/** All that will be sent, as it will be read, before it goes. */
export function Preview({ id, letter, save }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="line" icon={<Eye aria-hidden />} onClick={() => void save().finally(() => setOpen(true))}>
        {t('preview.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('preview.title')} closeLabel={t('close')}>
        {open && (
          <div className="grid grid-cols-1 gap-4">
            <h3 className="text-sm">{t('preview.letter')}</h3>
            <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
              {letter || t('sent.noLetter')}
            </p>
            <h3 className="text-sm">{t('cv.title')}</h3>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <SentCv id={id} />
            </Suspense>
          </div>
        )}
      </Dialog>
    </>
  )
}

import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { useText } from '../use-text.ts'
import { LetterText } from './letter-text.tsx'

// A CV is heavy to render, and only shown on request.
export const CvCopy = lazyPart(async () => (await import('./cv-copy.tsx')).CvCopy)
const FirstRead = lazyPart(async () => (await import('./cv-copy.tsx')).FirstRead)

type Props = {
  id: string
  letter: string
  /** Whether it is first read without a name, which is then shown too. */
  blind: boolean
  /** Saves the draft, so that the preview shows what would be sent. */
  save: () => Promise<unknown>
}

/** Shows everything that will be sent, as the organisation will read it. */
export function Preview({ id, letter, blind, save }: Props) {
  const t = useText()
  const [view, setView] = useState<'first' | 'named'>('first')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="line" icon={<Eye aria-hidden />} onClick={() => void save().finally(() => setOpen(true))}>
        {t('preview.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('preview.title')} closeLabel={t('close')}>
        {open && (
          <div className="grid grid-cols-1 gap-4">
            {blind && (
              <div className="grid justify-items-start gap-2">
                <Segmented
                  label={t('preview.which')}
                  value={view}
                  options={(['first', 'named'] as const).map((one) => ({
                    value: one,
                    text: t(`preview.${one}`),
                  }))}
                  onChange={setView}
                />
                <p className="text-sm text-ink-2">{t(`preview.${view}Note`)}</p>
              </div>
            )}
            <Suspense fallback={<Skeleton className="h-96" />}>
              {blind && view === 'first' ? <FirstRead id={id} /> : <Named id={id} letter={letter} />}
            </Suspense>
          </div>
        )}
      </Dialog>
    </>
  )
}

function Named({ id, letter }: { id: string; letter: string }) {
  const t = useText()
  return (
    <>
      <LetterText letter={letter} />
      <h3 className="text-sm">{t('cv.title')}</h3>
      <CvCopy id={id} />
    </>
  )
}

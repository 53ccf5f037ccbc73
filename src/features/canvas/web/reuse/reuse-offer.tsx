import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { useOfflineEndpoint } from '#platform/web/offline/use-offline-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Canvas, listCanvases } from '../../contract/canvas.endpoints.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useReuseText } from './use-reuse-text.ts'

const ReuseDialog = lazyPart(async () => (await import('./reuse-dialog.tsx')).ReuseDialog)

/** Offers older applications of the member from which this one may copy parts; shown first while it is empty. */
export function useReuse({ id }: Canvas, content: ApplicationContent) {
  const t = useReuseText()
  const [isOpen, setOpen] = useState(false)
  const { data } = useOfflineEndpoint(listCanvases)
  const older = data?.items.filter((item) => item.id !== id && !item.mentor) ?? []
  const isEmpty =
    content.budget.length === 0 && Object.values(content.texts).every((text) => text.trim() === '')
  return {
    older,
    isOffered: older.length > 0 && isEmpty,
    isOpen,
    setOpen,
    items: older.length === 0 ? [] : [{ text: t('open'), icon: <History />, onSelect: () => setOpen(true) }],
  }
}

type Props = {
  canvas: Canvas
  session: CanvasSession
  reuse: ReturnType<typeof useReuse>
  className: string
}

export function ReuseOffer({ canvas, session, reuse, className }: Props) {
  const t = useReuseText()
  const { older, isOffered, isOpen, setOpen } = reuse
  return (
    <>
      {isOffered && (
        <Note tone="river" className={className}>
          <p>{t('offer', { title: older[0]?.title || t('untitled') })}</p>
          <Button small className="mt-2" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        </Note>
      )}
      {isOpen && (
        <Suspense>
          <ReuseDialog canvas={canvas} session={session} older={older} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useReadingText } from './use-reading-text.ts'

const ReadingDialog = lazyPart(async () => (await import('./reading-dialog.tsx')).ReadingDialog)

/** Imports a Word document into the application. */
export function useReading(canvas: Canvas, session: CanvasSession) {
  const t = useReadingText()
  const [isOpen, setOpen] = useState(false)
  return {
    item: { text: t('open'), icon: <FileUp />, onSelect: () => setOpen(true) },
    dialog: isOpen && (
      <Suspense>
        <ReadingDialog canvas={canvas} session={session} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

import { ClipboardPaste } from 'lucide-react'
import { type ClipboardEvent, Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { usePastingText } from './use-pasting-text.ts'

const Dialogs = {
  budget: lazyPart(async () => (await import('./paste-dialog.tsx')).PasteDialog),
  contributions: lazyPart(async () => (await import('./paste-gifts-dialog.tsx')).PasteGiftsDialog),
}

/** Treats several cells pasted into one field as rows, which are reviewed before they are added. */
export function usePasting() {
  const [pasted, setPasted] = useState<string>()
  return {
    pasted,
    begin: (text: string | undefined) => setPasted(text),
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain')
      if (pasted !== undefined || !/[\t\n]/.test(text.trim())) return
      event.preventDefault()
      setPasted(text)
    },
  }
}

type Props = {
  pasting: ReturnType<typeof usePasting>
  session: CanvasSession
  into: keyof typeof Dialogs
  rows: number
}

export function PasteButton({ pasting: { pasted, begin }, session, into, rows }: Props) {
  const t = usePastingText()
  const PasteDialog = Dialogs[into]
  return (
    <>
      <Button
        wide
        look="quiet"
        icon={<ClipboardPaste />}
        className="mt-2"
        onPointerEnter={PasteDialog.preload}
        onClick={() => begin('')}
      >
        {t('open')}
      </Button>
      {pasted !== undefined && (
        <Suspense>
          <PasteDialog pasted={pasted} session={session} rows={rows} onClose={() => begin(undefined)} />
        </Suspense>
      )}
    </>
  )
}

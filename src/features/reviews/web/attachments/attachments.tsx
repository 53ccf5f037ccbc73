import { FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'

const AttachmentTexts = lazyPart(async () => (await import('./attachment-texts.tsx')).AttachmentTexts)

export type Slots = Extract<CanvasBox, { kind: 'documents' }>['slots']

/** Opens the words of the attached files, which are fetched when somebody wants to read them. */
export function Attachments({ id, slots }: { id: string; slots: Slots }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button small icon={<FileText />} className="mt-2" onClick={() => setOpen(true)}>
        {t('attached.open')}
      </Button>
    )
  return (
    <Suspense>
      <AttachmentTexts id={id} slots={slots} />
    </Suspense>
  )
}

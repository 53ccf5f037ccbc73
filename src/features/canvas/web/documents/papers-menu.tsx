import { FileDown, FileText, Printer } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { FileFormat } from '../../contract/documents/documents.endpoints.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { saveCanvasFile } from './save-canvas-file.ts'
import { usePapersText } from './use-papers-text.ts'

type Props = {
  canvas: Canvas
  /** Set while it is written: the server renders its own state, so the session settles first. */
  session?: CanvasSession
  /** Other actions on the whole application. */
  more?: readonly MenuItem[]
}

/** Offers the application as a document: to sign, to edit further, to print. */
export function PapersMenu({ canvas: { id }, session, more = [] }: Props) {
  const t = usePapersText()
  const { act } = useAct({ refresh: [], failed: t('general') })
  const save = (format: FileFormat) =>
    void act(async () => {
      if (session && !(await session.settle().then(Boolean, () => false)))
        return toast({ title: t('unsaved'), variant: 'destructive' })
      const name = await saveCanvasFile(id, format)
      return toast({ title: t('saved'), description: name })
    })
  return (
    <div className="relative">
      <Menu
        label={t('menu')}
        items={[
          { text: t('pdf'), icon: <FileDown />, onSelect: () => save('pdf') },
          { text: t('docx'), icon: <FileText />, onSelect: () => save('docx') },
          { text: t('print'), icon: <Printer />, onSelect: () => print() },
          ...more,
        ]}
        trigger={(props) => <IconButton {...props} icon={<FileText />} label={t('menu')} />}
      />
    </div>
  )
}

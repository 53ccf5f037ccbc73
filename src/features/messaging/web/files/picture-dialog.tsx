import { Download } from 'lucide-react'
import { saveFile } from '#platform/web/api/save-file.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import type { MessageFile } from '../../contract/files.ts'
import { useText } from '../use-text.ts'
import { useFile } from './message-files.tsx'
import { useObjectAddress } from '#platform/web/api/use-object-address.ts'

type Props = { conversation: string; file: MessageFile; onClose: () => void }

/** A picture as large as the screen allows. */
export function PictureDialog({ conversation, file, onClose }: Props) {
  const t = useText()
  const bytes = useFile(conversation, file.id, 'large')
  const address = useObjectAddress(bytes)
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.alt || t('files.picture')}
      closeLabel={t('files.close')}
      className="sm:max-w-4xl!"
      actions={
        <Button
          icon={<Download />}
          disabled={!bytes}
          onClick={() => bytes && saveFile({ content: bytes, name: file.name })}
        >
          {t('files.save')}
        </Button>
      }
    >
      <img
        src={address ?? file.placeholder}
        alt={file.alt}
        width={file.width}
        height={file.height}
        className="mx-auto h-auto max-h-[65dvh] max-w-full rounded-control object-contain"
      />
    </Dialog>
  )
}

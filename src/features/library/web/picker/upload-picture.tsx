import { ImagePlus } from 'lucide-react'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import type { LibraryPicture } from '../../contract/library.endpoints.ts'
import { sendPicture } from '../send-picture.ts'
import { useEditorText } from '../use-editor-text.ts'
import { UploadButton } from './upload-button.tsx'

type Props = {
  /** The picture whose file is replaced; without it a new picture is added. */
  replaces?: { id: string; call: Endpoint }
  label: string
  busyLabel: string
  onSent: (picture: LibraryPicture) => void
}

/** Chooses a picture of the device and sends it. */
export function UploadPicture({ replaces, ...props }: Props) {
  const t = useEditorText()
  return (
    <UploadButton
      {...props}
      name="library-picture"
      accept={UPLOAD_TYPES.join(',')}
      Icon={ImagePlus}
      refusal={(reason) => t(`picker.${reason}`)}
      send={(file) =>
        sendPicture(file, { id: replaces?.id ?? crypto.randomUUID(), replaces: replaces?.call })
      }
    />
  )
}

import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { LibraryPicture } from '../../contract/library.endpoints.ts'
import { sendPicture } from '../send-picture.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  /** The picture whose file is replaced; without it a new picture is added. */
  replaces?: { id: string; call: Endpoint }
  label: string
  busyLabel: string
  onSent: (picture: LibraryPicture) => void
}

/** Chooses a file of the device and sends it; what is wrong with it is said. */
export function UploadButton({ replaces, label, busyLabel, onSent }: Props) {
  const t = useEditorText()
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const id = replaces?.id ?? crypto.randomUUID()
    const done = await act(() => sendPicture(file, { id, replaces: replaces?.call }))
    if (!done) return
    if (typeof done.answer === 'string') toast({ title: t(`picker.${done.answer}`), variant: 'destructive' })
    else onSent(done.answer)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        name="library-picture"
        accept={UPLOAD_TYPES.join(',')}
        hidden
        onChange={(event) => void take(event)}
      />
      <Button icon={<ImagePlus />} busy={busy && busyLabel} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

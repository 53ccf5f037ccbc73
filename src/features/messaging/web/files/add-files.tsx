import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { DOCUMENT_TYPES, PICTURE_TYPES } from '../../contract/files.ts'
import { useText } from '../use-text.ts'

/** Phones then offer camera, pictures and files. */
const ACCEPTED = [...PICTURE_TYPES, ...Object.keys(DOCUMENT_TYPES).map((ending) => `.${ending}`)].join(',')

/** The button that opens the device's own choice of pictures and files. */
export function AddFiles({ onChosen }: { onChosen: (files: File[]) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <IconButton icon={<Paperclip />} label={t('files.add')} onClick={() => input.current?.click()} />
    </>
  )
}

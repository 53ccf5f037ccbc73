import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { DOCUMENT_ENDINGS } from '#platform/contract/document-types.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { PICTURE_TYPES } from '../../contract/files.ts'
import { useText } from '../use-text.ts'

/** Phones then offer camera, pictures and files. */
const ACCEPTED = [...PICTURE_TYPES, ...DOCUMENT_ENDINGS.map((ending) => `.${ending}`)].join(',')

/** The button that opens the device's file picker. */
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
          // Cleared, so that the same file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <IconButton icon={<Paperclip />} label={t('files.add')} onClick={() => input.current?.click()} />
    </>
  )
}

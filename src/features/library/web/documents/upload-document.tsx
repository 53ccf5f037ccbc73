import { FilePlus } from 'lucide-react'
import { DOCUMENT_ENDINGS, DOCUMENT_TYPES, endingOf } from '#platform/contract/document-types.ts'
import { type Endpoint, fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import {
  addDocument,
  DOCUMENT_LIMIT,
  FILE_NAME_MAX,
  type LibraryDocument,
} from '../../contract/documents/documents.endpoints.ts'
import { type Unsendable, UploadButton } from '../picker/upload-button.tsx'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  /** The file that is replaced; without it a new one is added. */
  replaces?: { id: string; call: Endpoint }
  label: string
  busyLabel: string
  onSent: (document: LibraryDocument) => void
}

/** Chooses a file of the device and sends it as it is. */
export function UploadDocument({ replaces, ...props }: Props) {
  const t = useEditorText()
  return (
    <UploadButton
      {...props}
      name="library-document"
      accept={DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',')}
      Icon={FilePlus}
      refusal={(reason) => t(`documents.${reason}`)}
      send={(file) => send(file, { call: addDocument, id: crypto.randomUUID(), ...replaces })}
    />
  )
}

async function send(
  file: File,
  { id, call: { method, path } }: { id: string; call: Endpoint },
): Promise<LibraryDocument | Unsendable> {
  const ending = endingOf(file.name)
  if (!ending) return 'wrongType'
  if (file.size > DOCUMENT_LIMIT) return 'tooLarge'
  const query = new URLSearchParams({ name: file.name.slice(-FILE_NAME_MAX) }).toString()
  const headers = { 'content-type': DOCUMENT_TYPES[ending] }
  const answer = await request(`${fillPath(path, { id })}?${query}`, { method, body: file, headers })
  return (await answer.json()) as LibraryDocument
}

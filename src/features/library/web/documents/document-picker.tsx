import { useState } from 'react'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import {
  type LibraryDocument,
  listDocuments,
  ownDocumentCalls,
} from '../../contract/documents/documents.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { DocumentName, isTitled, useDocumentName } from './document-name.tsx'
import { DocumentFactsForm } from './facts-form.tsx'
import { UploadDocument } from './upload-document.tsx'

type Props = { onChoose: (document: LibraryDocument) => void; onClose: () => void }

/** Chooses a file of the library or adds one from the device; one without a title gets it first. */
export function DocumentPickerDialog({ onChoose, onClose }: Props) {
  const t = useEditorText()
  const nameOf = useDocumentName()
  const [untitled, setUntitled] = useState<LibraryDocument>()
  const list = useEndpointPages(listDocuments, { query: {}, staleTime: 0 })
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? []
  const take = (document: LibraryDocument) => (isTitled(document) ? onChoose : setUntitled)(document)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('documents.title')}
      closeLabel={t('close')}
      className="sm:max-w-2xl!"
    >
      {untitled ? (
        <div className="grid gap-4">
          <p className="flex items-center gap-3">
            <DocumentName document={untitled} />
          </p>
          <DocumentFactsForm
            document={untitled}
            calls={ownDocumentCalls}
            label={t('documents.put')}
            onSaved={onChoose}
          />
        </div>
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-2">{t('documents.lead')}</p>
          <UploadDocument label={t('picker.upload')} busyLabel={t('documents.uploading')} onSent={take} />
          {list.isSuccess && documents.length === 0 && (
            <p className="mt-4 text-sm text-ink-2">{t('documents.noneYet')}</p>
          )}
          <ul className="mt-4 grid gap-2">
            {documents.map((document) => (
              <li key={document.id}>
                <button
                  type="button"
                  aria-label={t('documents.choose', { name: nameOf(document) })}
                  onClick={() => take(document)}
                  className="flex min-h-target w-full items-center gap-3 rounded-control border border-line px-3 py-2 text-left hover:bg-sunken"
                >
                  <DocumentName document={document} />
                </button>
              </li>
            ))}
          </ul>
          <ListFoot list={list} />
        </>
      )}
    </Dialog>
  )
}

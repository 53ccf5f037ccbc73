import { Download } from 'lucide-react'
import { useState } from 'react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { saveFetched } from '#platform/web/api/save-fetched.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { LibraryDocument, ownDocumentCalls } from '../../contract/documents/documents.endpoints.ts'
import { RemoveItem } from '../desk/remove-item.tsx'
import { UseList } from '../desk/use-list.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { DocumentName } from './document-name.tsx'
import { DocumentFactsForm } from './facts-form.tsx'
import { UploadDocument } from './upload-document.tsx'

type Props = { document: LibraryDocument; calls: typeof ownDocumentCalls; onClose: () => void }

/** A file of the library: what it is called, where it stands, and what can be done with it. */
export function DocumentSheet({ document: first, calls, onClose }: Props) {
  const t = useEditorText()
  const [document, setDocument] = useState(first)
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const { id, name } = document
  return (
    <Sheet open onClose={onClose} title={t('documents.sheetTitle')} closeLabel={t('close')}>
      <div className="grid gap-5">
        <p className="flex items-center gap-3">
          <DocumentName document={document} more={[name]} />
        </p>
        <DocumentFactsForm
          document={document}
          calls={calls}
          label={t('sheet.save')}
          onSaved={() => {
            toast({ title: t('documents.saved') })
            onClose()
          }}
        />
        <UseList id={id} call={calls.uses} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button
            icon={<Download />}
            busy={busy && t('documents.downloading')}
            onClick={() => void act(() => saveFetched(fillPath(calls.read.path, { id }), name))}
          >
            {t('documents.download')}
          </Button>
          <UploadDocument
            replaces={{ id, call: calls.replace }}
            label={t('sheet.replace')}
            busyLabel={t('sheet.replacing')}
            onSent={(now) => {
              setDocument(now)
              toast({ title: t('documents.replaced') })
            }}
          />
          {document.uses === 0 && (
            <RemoveItem
              id={id}
              remove={calls.remove}
              refresh={['/api/library-documents', '/api/admin/library-documents']}
              words={{
                done: t('documents.removed'),
                title: t('documents.removeTitle'),
                text: t('documents.removeText'),
              }}
              onRemoved={onClose}
            />
          )}
        </div>
      </div>
    </Sheet>
  )
}

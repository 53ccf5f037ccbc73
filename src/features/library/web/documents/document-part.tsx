import { Trash2 } from 'lucide-react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { ownDocumentCalls } from '../../contract/documents/documents.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { DocumentName, useDocumentName } from './document-name.tsx'

const ROW = 'my-1 flex min-h-target items-center gap-3 rounded-control border border-line px-3 py-1.5'

type Props = {
  id: string
  /** In the editor; readers of a draft take nothing out. */
  onRemove?: () => void
}

/** A file within a text that is not published, as those see it who write. */
export function DocumentPart({ id, onRemove }: Props) {
  const t = useEditorText()
  const nameOf = useDocumentName()
  const { data, isError } = useEndpoint(ownDocumentCalls.show, { params: { id } })
  const name = data ? nameOf(data) : ''
  return (
    <div className={ROW}>
      {data && <DocumentName document={data} />}
      {isError && <p className="flex-1 text-sm text-harm-ink">{t('documents.gone')}</p>}
      {!data && !isError && <span aria-hidden className="h-9 flex-1 animate-pulse rounded-stone bg-sunken" />}
      {onRemove && (
        <IconButton icon={<Trash2 />} label={t('documents.takeOut', { name })} onClick={onRemove} />
      )}
    </div>
  )
}

import { keepPreviousData } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LOCALES } from '#platform/contract/locale.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useQueue } from '#platform/web/editing/review-queue.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import {
  deskDocumentCalls,
  DOCUMENT_FILTERS,
  type LibraryDocument,
  listAllDocuments,
  listDocuments,
  ownDocumentCalls,
} from '../../contract/documents/documents.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { DocumentName, useDocumentName } from './document-name.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { UploadDocument } from './upload-document.tsx'

/** Files of all authors, for staff. */
export function StaffDocuments() {
  const t = useEditorText()
  const [search, setSearch] = useSearchParams()
  const filter = useQueue(DOCUMENT_FILTERS)
  const list = useEndpointPages(listAllDocuments, {
    query: { filter },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{t('documents.deskLead')}</p>
      <PickStrip
        label={t('desk.filters.label')}
        value={filter}
        options={DOCUMENT_FILTERS.map((value) => ({ value, text: t(`documents.filters.${value}`) }))}
        onChange={(queue) => setSearch({ ...Object.fromEntries(search), queue }, { replace: true })}
        className="mb-4"
      />
      <Documents list={list} pages={list.data?.pages} calls={deskDocumentCalls} />
    </>
  )
}

/** Lists the author's own files and those for every author. */
export function OwnDocuments() {
  const t = useEditorText()
  const list = useEndpointPages(listDocuments, { query: {}, staleTime: 0 })
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{t('documents.ownLead')}</p>
      <Documents list={list} pages={list.data?.pages} calls={ownDocumentCalls} />
    </>
  )
}

type Props = {
  list: ComponentProps<typeof ListFoot>['list'] & { isSuccess: boolean; refetch: () => unknown }
  pages: readonly { documents: readonly LibraryDocument[] }[] | undefined
  calls: typeof ownDocumentCalls
}

function Documents({ list, pages = [], calls }: Props) {
  const t = useEditorText()
  const [open, setOpen] = useState<LibraryDocument>()
  const documents = pages.flatMap((page) => page.documents)
  const close = () => {
    setOpen(undefined)
    void list.refetch()
  }
  return (
    <>
      <p className="flex">
        <UploadDocument label={t('picker.upload')} busyLabel={t('documents.uploading')} onSent={setOpen} />
      </p>
      {list.isSuccess && documents.length === 0 && (
        <EmptyState title={t('documents.none')} text={t('documents.noneText')} />
      )}
      <ul className="mt-4 grid gap-2">
        {documents.map((document) => (
          <li key={document.id}>
            <Row document={document} onOpen={() => setOpen(document)} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
      {open && <DocumentSheet document={open} calls={calls} onClose={close} />}
    </>
  )
}

function Row({ document, onOpen }: { document: LibraryDocument; onOpen: () => void }) {
  const t = useEditorText()
  const name = useDocumentName()(document)
  const { uses, owner, title } = document
  const isLacking = LOCALES.some((language) => title[language].trim() === '')
  return (
    <button
      type="button"
      aria-label={t('documents.open', { name })}
      onClick={onOpen}
      className="flex min-h-target w-full flex-wrap items-center gap-3 rounded-surface border border-line p-3 text-left hover:bg-sunken"
    >
      <DocumentName
        document={document}
        more={[t('desk.uses', { count: uses }), ...(owner ? [t('desk.by', { name: owner })] : [])]}
      />
      {isLacking && <Chip tone="sun">{t('documents.lacks')}</Chip>}
    </button>
  )
}

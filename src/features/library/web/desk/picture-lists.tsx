import { keepPreviousData } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useQueue } from '#platform/web/editing/review-queue.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import {
  deskCalls,
  FILTERS,
  type LibraryPicture,
  listAllPictures,
  listPictures,
  ownCalls,
} from '../../contract/library.endpoints.ts'
import { UploadPicture } from '../picker/upload-picture.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { PictureSheet } from './picture-sheet.tsx'
import { PictureTile } from './picture-tile.tsx'

/** Pictures of all authors, for staff. */
export function StaffPictures() {
  const t = useEditorText()
  const [, setSearch] = useSearchParams()
  const filter = useQueue(FILTERS)
  const list = useEndpointPages(listAllPictures, {
    query: { filter },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{t('desk.lead')}</p>
      <PickStrip
        label={t('desk.filters.label')}
        value={filter}
        options={FILTERS.map((value) => ({ value, text: t(`desk.filters.${value}`) }))}
        onChange={(value) => setSearch({ queue: value }, { replace: true })}
        className="mb-4"
      />
      <Pictures list={list} pages={list.data?.pages} calls={deskCalls} />
    </>
  )
}

/** Lists the author's own pictures and those for every author. */
export function OwnPictures() {
  const t = useEditorText()
  const list = useEndpointPages(listPictures, { query: {}, staleTime: 0 })
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{t('desk.ownLead')}</p>
      <Pictures list={list} pages={list.data?.pages} calls={ownCalls} />
    </>
  )
}

type Props = {
  list: ComponentProps<typeof ListFoot>['list'] & { isSuccess: boolean; refetch: () => unknown }
  pages: readonly { pictures: readonly LibraryPicture[] }[] | undefined
  calls: typeof ownCalls
}

function Pictures({ list, pages = [], calls }: Props) {
  const t = useEditorText()
  const [open, setOpen] = useState<LibraryPicture>()
  const pictures = pages.flatMap((page) => page.pictures)
  const close = () => {
    setOpen(undefined)
    void list.refetch()
  }
  return (
    <>
      <p className="flex">
        <UploadPicture
          label={t('picker.upload')}
          busyLabel={t('picker.uploading')}
          onSent={(picture) => setOpen(picture)}
        />
      </p>
      {list.isSuccess && pictures.length === 0 && (
        <EmptyState title={t('desk.none')} text={t('desk.noneText')} />
      )}
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureTile picture={picture} calls={calls} onOpen={() => setOpen(picture)} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
      {open && <PictureSheet picture={open} calls={calls} onClose={close} />}
    </>
  )
}

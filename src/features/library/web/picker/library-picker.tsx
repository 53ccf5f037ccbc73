import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { type LibraryPicture, listPictures } from '../../contract/library.endpoints.ts'
import { LibraryImage } from '../library-image.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { UploadPicture } from './upload-picture.tsx'

type Props = { onChoose: (picture: LibraryPicture) => void; onClose: () => void }

/** Chooses a picture of the library or adds one from the device. */
export function PickerDialog({ onChoose, onClose }: Props) {
  const t = useEditorText()
  const nameOf = usePictureName()
  const list = useEndpointPages(listPictures, { query: {}, staleTime: 0 })
  const pictures = list.data?.pages.flatMap((page) => page.pictures) ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('picker.title')}
      closeLabel={t('close')}
      className="sm:max-w-3xl!"
    >
      <p className="mb-3 text-sm text-ink-2">{t('picker.lead')}</p>
      <UploadPicture label={t('picker.upload')} busyLabel={t('picker.uploading')} onSent={onChoose} />
      {list.isSuccess && pictures.length === 0 && (
        <p className="mt-4 text-sm text-ink-2">{t('picker.none')}</p>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={t('picker.choose', { name: nameOf(picture) })}
              onClick={() => onChoose(picture)}
              className="grid w-full gap-1.5 rounded-control border border-line p-1.5 text-left hover:bg-sunken"
            >
              <LibraryImage
                id={picture.id}
                file={picture.file}
                alt=""
                className="aspect-[3/2] w-full rounded-stone bg-sunken object-contain"
              />
              <span aria-hidden className="truncate text-xs text-ink-2">
                {nameOf(picture)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
    </Dialog>
  )
}

/** Returns a picture's name in lists: its description, else the day of its upload. */
export function usePictureName() {
  const t = useEditorText()
  const locale = useLocale()
  return ({ description, at }: LibraryPicture) =>
    readText(description, locale).text || t('picker.unnamed', { date: formatDate(new Date(at), locale) })
}

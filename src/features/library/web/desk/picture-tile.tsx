import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { LibraryPicture, ownCalls } from '../../contract/library.endpoints.ts'
import { LibraryImage } from '../library-image.tsx'
import { usePictureName } from '../picker/library-picker.tsx'
import { useEditorText } from '../use-editor-text.ts'

const SHORT: Record<Locale, string> = { bhs: 'BHS', en: 'ENG' }

type Props = { picture: LibraryPicture; calls: typeof ownCalls; onOpen: () => void }

/** Shows a picture with its faults and the number of its uses. */
export function PictureTile({ picture, calls, onOpen }: Props) {
  const t = useEditorText()
  const name = usePictureName()(picture)
  const { id, file, description, uses, owner } = picture
  const lacking = LOCALES.filter((language) => description[language].trim() === '')
  return (
    <button
      type="button"
      aria-label={t('desk.open', { name })}
      onClick={onOpen}
      className="grid w-full grid-cols-1 content-start gap-2 rounded-surface border border-line p-2 text-left hover:bg-sunken"
    >
      <LibraryImage
        id={id}
        file={file}
        calls={calls}
        alt=""
        className="aspect-[3/2] w-full rounded-control bg-sunken object-contain"
      />
      <span className="line-clamp-2 text-sm font-strong [overflow-wrap:anywhere]">{name}</span>
      <span className="text-xs text-ink-2 [overflow-wrap:anywhere]">
        {[t('desk.uses', { count: uses }), ...(owner ? [t('desk.by', { name: owner })] : [])].join(
          '\u00a0· ',
        )}
      </span>
      {lacking.length > 0 && (
        <span>
          <Chip tone="sun">
            {lacking.length === 1 ? t('desk.lacks', { language: SHORT[lacking[0]!] }) : t('desk.missing')}
          </Chip>
        </span>
      )}
    </button>
  )
}

import { Camera, CircleAlert, Images, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { LibraryImage, LibraryPicker } from '#features/library/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { visibleLength } from '#platform/contract/characters.ts'
import { mayBePicture, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ALT_MAX, PHOTOS_MAX } from '../../contract/photos/photos.endpoints.ts'
import { useTeamText } from '../use-team-text.ts'

/** A file of this device, or a picture of the library by its id. */
export type PhotoDraft = { id: string; source: File | string; alt: string }

type Props = {
  photos: readonly PhotoDraft[]
  isTried: boolean
  onChange: (photos: readonly PhotoDraft[]) => void
}

/** Photos of an entry, each with its alternative text. */
export function PhotoDrafts({ photos, isTried, onChange }: Props) {
  const t = useTeamText()
  const wrongWords = useWordsProblem()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  function add(files: FileList | null) {
    const all = [...(files ?? [])]
    const fit = all.filter((file) => file.size > 0 && mayBePicture(file))
    const added = fit.map((source) => ({ id: crypto.randomUUID(), source, alt: '' }))
    const left = photos.length + added.length - PHOTOS_MAX
    setRefused([
      ...all
        .filter((file) => !fit.includes(file))
        .map((file) => t(file.size === 0 ? 'photos.empty' : 'photos.wrongType', { name: file.name })),
      ...(left > 0 ? [t('photos.most', { most: PHOTOS_MAX, left })] : []),
    ])
    onChange([...photos, ...added].slice(0, PHOTOS_MAX))
    if (input.current) input.current.value = ''
  }
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={UPLOAD_TYPES.join(',')}
        onChange={(event) => add(event.target.files)}
      />
      <ul className="grid gap-3 empty:hidden">
        {photos.map((photo) => (
          <li key={photo.id} className="flex items-start gap-3">
            <Preview source={photo.source} />
            <TextInput
              name={`alt-${photo.id}`}
              label={t('photos.alt')}
              error={
                wrongWords(photo.alt, ALT_MAX) ??
                (isTried && visibleLength(photo.alt) === 0 && t('photos.altMissing'))
              }
              autoComplete="off"
              value={photo.alt}
              onChange={({ target }) =>
                onChange(photos.map((one) => (one.id === photo.id ? { ...one, alt: target.value } : one)))
              }
              className="min-w-0 flex-1"
            />
            <IconButton
              icon={<X />}
              label={t('photos.removeNamed', {
                name: photo.source instanceof File ? photo.source.name : photo.alt || t('photos.picture'),
              })}
              onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            />
          </li>
        ))}
      </ul>
      {photos.length < PHOTOS_MAX && (
        <div className="flex flex-wrap gap-2">
          <Button small icon={<Camera />} onClick={() => input.current?.click()}>
            {t('photos.add')}
          </Button>
          <Button small icon={<Images />} onClick={() => setChoosing(true)}>
            {t('photos.library')}
          </Button>
        </div>
      )}
      {isChoosing && (
        <Suspense>
          <LibraryPicker
            onClose={() => setChoosing(false)}
            onChoose={({ id: source, description }) => {
              setChoosing(false)
              if (photos.some((one) => one.source === source)) return
              const alt = readText(description, locale).text
              onChange([...photos, { id: crypto.randomUUID(), source, alt }])
            }}
          />
        </Suspense>
      )}
      <div role="alert" className="grid gap-1 text-xs font-ui text-harm-ink empty:hidden">
        {refused.map((text) => (
          <p key={text} className="flex gap-1.5">
            <CircleAlert className="mt-px size-4 flex-none" aria-hidden />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </p>
        ))}
      </div>
      {photos.length > 0 && <p className="text-xs text-ink-2">{t('photos.help')}</p>}
    </div>
  )
}

function Preview({ source }: Pick<PhotoDraft, 'source'>) {
  if (source instanceof File) return <FilePreview file={source} />
  return (
    <span className="mt-6 size-18 flex-none overflow-hidden rounded-control bg-sunken">
      <Suspense>
        <LibraryImage id={source} alt="" className="size-full object-cover" />
      </Suspense>
    </span>
  )
}

/** A photo that is only on this device so far. */
function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <img
      src={address}
      alt=""
      width={72}
      height={72}
      className="mt-6 size-18 flex-none rounded-control bg-sunken object-cover"
    />
  )
}

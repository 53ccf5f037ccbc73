import { Camera, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { UPLOAD_TYPES } from '#platform/contract/pictures.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ALT_MAX, PHOTOS_MAX } from '../../contract/photos/photos.endpoints.ts'
import { useTeamText } from '../use-team-text.ts'

export type ChosenPhoto = { id: string; file: File; alt: string }

type Props = {
  photos: readonly ChosenPhoto[]
  isTried: boolean
  onChange: (photos: readonly ChosenPhoto[]) => void
}

/** Photos that go out with an entry, each with the words that say what is on it. */
export function ChosenPhotos({ photos, isTried, onChange }: Props) {
  const t = useTeamText()
  const input = useRef<HTMLInputElement>(null)
  function add(files: FileList | null) {
    const added = [...(files ?? [])].map((file) => ({ id: crypto.randomUUID(), file, alt: '' }))
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
            <Preview file={photo.file} />
            <TextInput
              name={`alt-${photo.id}`}
              label={t('photos.alt')}
              error={isTried && photo.alt.trim() === '' && t('photos.altMissing')}
              maxLength={ALT_MAX}
              autoComplete="off"
              value={photo.alt}
              onChange={({ target }) =>
                onChange(photos.map((one) => (one.id === photo.id ? { ...one, alt: target.value } : one)))
              }
              className="min-w-0 flex-1"
            />
            <IconButton
              icon={<X />}
              label={t('photos.removeNamed', { name: photo.file.name })}
              onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            />
          </li>
        ))}
      </ul>
      {photos.length < PHOTOS_MAX && (
        <div>
          <Button small icon={<Camera />} onClick={() => input.current?.click()}>
            {t('photos.add')}
          </Button>
        </div>
      )}
      {photos.length > 0 && <p className="text-xs text-ink-2">{t('photos.help')}</p>}
    </div>
  )
}

/** A photo that is on this device alone yet. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
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

import { ImagePlus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LibraryImage, LibraryPicker } from '#features/library/web/index.ts'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { ALT_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { Picture } from '../../../contract/blocks/fields.ts'
import { Sides } from './sides.tsx'
import { useEditorText } from '../../use-editor-text.ts'

type Props = {
  path: string
  label: string
  value: Picture
  languages: readonly Locale[]
  error: string | undefined
  onChange: (value: Picture) => void
}

/** A picture of the library, with what it shows beside it. */
export function PictureInput({ path, label, value, languages, error, onChange }: Props) {
  const t = useEditorText()
  const [isChoosing, setChoosing] = useState(false)
  const { picture, alt } = value
  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 gap-3">
      <p className="text-sm font-strong">{label}</p>
      {picture !== null && (
        <>
          <Suspense fallback={<span className="block h-32" />}>
            <LibraryImage id={picture} alt="" className="max-h-40 w-full rounded-control object-contain" />
          </Suspense>
          <Sides languages={languages} label={t('picture.alt')} text={alt}>
            {(language, name) => (
              <TextInput
                name={`${path}.alt.${language}`}
                label={name}
                help={t('picture.altHelp')}
                lang={htmlLang(language)}
                maxLength={ALT_MAX}
                value={alt[language]}
                onChange={(event) => onChange({ picture, alt: { ...alt, [language]: event.target.value } })}
              />
            )}
          </Sides>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button small icon={<ImagePlus />} onClick={() => setChoosing(true)}>
          {t(picture === null ? 'picture.add' : 'picture.change')}
        </Button>
        {picture !== null && (
          <Button
            small
            look="quiet"
            icon={<Trash2 />}
            onClick={() => onChange({ picture: null, alt: NO_TEXT })}
          >
            {t('picture.remove')}
          </Button>
        )}
      </div>
      {error && <p className="text-sm text-harm-ink">{error}</p>}
      {isChoosing && (
        <Suspense>
          <LibraryPicker
            onClose={() => setChoosing(false)}
            onChoose={({ id, description }) => {
              setChoosing(false)
              onChange({ picture: id, alt: description })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

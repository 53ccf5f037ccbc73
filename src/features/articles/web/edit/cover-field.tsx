import { ImagePlus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LibraryImage, LibraryPicker } from '#features/library/web/index.ts'
import { ALT_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Content } from '../../contract/content.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  cover: Content['cover']
  errors: Readonly<Record<string, string>>
  onChange: (cover: NonNullable<Content['cover']> | null) => void
}

/** As high before the picture is there as afterwards. */
const LOOK = 'block aspect-video max-h-56 w-full max-w-2xl rounded-control object-cover'

/** The picture above the text and in lists, with what it shows beside it. */
export function CoverField({ cover, errors, onChange }: Props) {
  const t = useEditorText()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section aria-labelledby="cover-title" className="grid justify-items-start gap-3">
      <h2 id="cover-title" className="text-sm font-strong">
        {t('cover.title')}
      </h2>
      {cover && (
        <>
          <Suspense fallback={<span className={LOOK} />}>
            <LibraryImage id={cover.picture} alt="" className={LOOK} />
          </Suspense>
          <div className="w-full">
            <BilingualField
              name="cover.alt"
              label={t('cover.alt')}
              help={t('cover.altHelp')}
              value={cover.alt}
              limit={ALT_MAX}
              errors={errors}
              onChange={(alt) => onChange({ ...cover, alt })}
            />
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button small icon={<ImagePlus />} onClick={() => setChoosing(true)}>
          {t(cover ? 'cover.change' : 'cover.add')}
        </Button>
        {cover && (
          <Button small look="quiet" icon={<Trash2 />} onClick={() => onChange(null)}>
            {t('cover.remove')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <LibraryPicker
            onClose={() => setChoosing(false)}
            onChoose={({ id: picture, description: alt }) => {
              setChoosing(false)
              onChange({ picture, alt })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

import { ImagePlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FigurePart, LibraryPicker } from '#features/library/web/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Figure, RichText } from '#platform/contract/rich-text/document.ts'
import { figuresIn, wordsAlone } from '#platform/contract/rich-text/figures.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PICTURES_MAX } from '../../contract/page-text.ts'
import { useText } from '../use-text.ts'

type Props = { text: RichText; language: Locale; onChange: (text: RichText) => void }

/** The pictures below a text: chosen from the library, each with what it shows. */
export function PanelPictures({ text, language, onChange }: Props) {
  const t = useText()
  const [isChoosing, setChoosing] = useState(false)
  const figures = figuresIn(text)
  const put = (all: readonly Figure['attrs'][]) => onChange(withFigures(wordsAlone(text), all))
  return (
    <section aria-label={t('editor.pictures')} className="grid gap-3">
      {figures.map((attrs, at) => (
        <Suspense key={attrs.picture}>
          <FigurePart
            attrs={attrs}
            onChange={(next) => put(figures.with(at, next))}
            onRemove={() => put(figures.toSpliced(at, 1))}
          />
        </Suspense>
      ))}
      {figures.length < PICTURES_MAX && (
        <p>
          <Button small look="quiet" icon={<ImagePlus />} onClick={() => setChoosing(true)}>
            {t('editor.addPicture')}
          </Button>
        </p>
      )}
      {isChoosing && (
        <Suspense>
          <LibraryPicker
            onClose={() => setChoosing(false)}
            onChoose={({ id: picture, description }) => {
              setChoosing(false)
              if (figures.some((one) => one.picture === picture)) return
              put([...figures, { picture, alt: description[language], caption: '' }])
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The words with these pictures below them. */
export function withFigures(words: RichText, figures: readonly Figure['attrs'][]): RichText {
  return {
    type: 'doc',
    content: [...words.content, ...figures.map((attrs) => ({ type: 'figure' as const, attrs }))],
  }
}

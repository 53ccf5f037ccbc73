import type { PictureFile } from '../contract/pictures.ts'
import { useText } from './use-text.ts'
import { WholePicture } from './whole-picture.tsx'

type Props = { picture: PictureFile; alt: string; caption: string; first?: boolean }

/** A picture within a text, with what is said below it and whose it is. */
export function PictureFigure({ picture, alt, caption, first = false }: Props) {
  const credit = useCredit(picture)
  return (
    <figure className="my-3">
      <WholePicture picture={picture} alt={alt} first={first} className="rounded-control" />
      {(caption || credit) && (
        <figcaption className="mt-3 text-xs leading-ui text-ink-2">
          {[caption, credit].filter(Boolean).join(' ')}
        </figcaption>
      )}
    </figure>
  )
}

/** Returns the author and licence of a picture; empty when neither is known. */
export function useCredit({ author, licence }: Pick<PictureFile, 'author' | 'licence'>): string {
  const t = useText()
  const terms = licence === '' || licence === 'own' ? '' : t(`licences.${licence}`)
  return [author && t('credit', { author }), terms].filter(Boolean).join(', ')
}

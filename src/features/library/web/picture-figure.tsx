import { pictureAddress } from '#platform/contract/pictures.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { CropShape } from '../contract/crops.ts'
import { type FocalPlace, focalPlace } from '../contract/focal.ts'
import { addressSet, LIBRARY_WIDTHS, type PictureFile } from '../contract/pictures.ts'
import { useText } from './use-text.ts'

const COLUMN = '(min-width: 64rem) 42rem, 100vw'

const FOCUS: Record<FocalPlace, string> = {
  center: '',
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
  leftTop: 'object-left-top',
  rightTop: 'object-right-top',
  leftBottom: 'object-left-bottom',
  rightBottom: 'object-right-bottom',
}

type ImageProps = {
  picture: PictureFile
  alt: string
  /** The shape in which it is source here: the part that somebody chose for it, if there is one. */
  shape?: CropShape
  sizes?: string
  /** The first thing that is seen of a page: fetched at once. */
  first?: boolean
  className?: string
}

/** A picture of the library in the size that this screen needs; its room is kept before it comes. */
export function LibraryPicture({
  picture,
  alt,
  shape,
  sizes = COLUMN,
  first = false,
  className,
}: ImageProps) {
  const crop = picture.crops.find((one) => one.shape === shape)
  const source = crop ?? picture
  const { file: id, width, height } = source
  return (
    <picture>
      <source type="image/avif" srcSet={addressSet(source, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress({ id, width: LIBRARY_WIDTHS[0], format: 'webp' })}
        srcSet={addressSet(source, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        className={classNames(
          'h-auto w-full bg-sunken',
          !crop && FOCUS[focalPlace(picture.focal)],
          className,
        )}
      />
    </picture>
  )
}

type Props = { picture: PictureFile; alt: string; caption: string; first?: boolean }

/** A picture within a text, with what is said below it and whose it is. */
export function PictureFigure({ picture, alt, caption, first = false }: Props) {
  const credit = useCredit(picture)
  return (
    <figure className="my-3">
      <LibraryPicture picture={picture} alt={alt} first={first} className="rounded-control" />
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

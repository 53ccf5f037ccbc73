import { pictureAddress } from '#platform/contract/pictures.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { addressSet, LIBRARY_WIDTHS, type PictureFile } from '../contract/pictures.ts'

const COLUMN = '(min-width: 64rem) 42rem, 100vw'

export type WholePictureProps = {
  picture: Pick<PictureFile, 'file' | 'width' | 'height'>
  alt: string
  sizes?: string
  /** The first thing that is seen of a page: fetched at once. */
  first?: boolean
  className?: string
}

/** A picture in the size that this screen needs; its room is kept before it comes. */
export function WholePicture({ picture, alt, sizes = COLUMN, first = false, className }: WholePictureProps) {
  const { file: id, width, height } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={addressSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress({ id, width: LIBRARY_WIDTHS[0], format: 'webp' })}
        srcSet={addressSet(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        className={classNames('h-auto w-full bg-sunken', className)}
      />
    </picture>
  )
}

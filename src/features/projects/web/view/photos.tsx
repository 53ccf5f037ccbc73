import type { ReactNode } from 'react'
import { classNames } from '#platform/web/ui/class-names.ts'
import { pictureAddress, type PictureFormat } from '#platform/contract/pictures.ts'
import { PHOTO_WIDTHS } from '../../contract/photos/photos.endpoints.ts'
import type { Photo } from '../../contract/projects.endpoints.ts'

const SIZES = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 90vw'

type Props = { photos: readonly Photo[]; tools?: ((photo: Photo) => ReactNode) | undefined }

/** Photos of an entry, each in its own shape. */
export function Photos({ photos, tools }: Props) {
  const [first, second] = photos
  if (!first) return null
  const alone = first.height > first.width ? 'max-w-xs' : 'max-w-lg'
  return (
    <ul className={`mt-3 grid gap-3 ${second ? 'sm:grid-cols-2' : alone}`}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <PhotoImage photo={photo} sizes={SIZES} alt={photo.alt} className="h-auto rounded-control" />
          {tools?.(photo)}
        </li>
      ))}
    </ul>
  )
}

type ImageProps = { photo: Photo; sizes: string; alt: string; className: string }

/** A photo in the size that its place needs. */
export function PhotoImage({ photo, sizes, alt, className }: ImageProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={setOf(photo, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress({ id: photo.picture, width: PHOTO_WIDTHS[0], format: 'webp' })}
        srcSet={setOf(photo, 'webp')}
        sizes={sizes}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
        className={classNames('w-full bg-sunken', className)}
      />
    </picture>
  )
}

/** Returns the sizes of a photo, named by the longer side, which is the height of upright ones. */
function setOf({ picture: id, width, height }: Photo, format: PictureFormat): string {
  return PHOTO_WIDTHS.map((side) => {
    const real = Math.round(width * Math.min(1, side / Math.max(width, height)))
    return `${pictureAddress({ id, width: side, format })} ${real}w`
  }).join(', ')
}

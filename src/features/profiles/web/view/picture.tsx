import {
  type Picture as PictureData,
  pictureAddress,
  type PictureKind,
  pictureSet,
} from '../../contract/pictures.ts'

type PictureProps = { kind: PictureKind; picture: PictureData; alt: string; className?: string }

const SIZES = { photo: '(min-width: 40rem) 144px, 96px', cover: '(min-width: 80rem) 1200px, 100vw' }
const MIDDLE = { photo: { width: 256, height: 256 }, cover: { width: 1280, height: 427 } }

/** A picture in the size for this screen; until it loads, its blurred placeholder. */
export function Picture({ kind, picture, alt, className = '' }: PictureProps) {
  const { width, height } = MIDDLE[kind]
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <img
        src={picture.placeholder}
        alt=""
        aria-hidden
        width={width}
        height={height}
        className="absolute inset-0 size-full scale-110 object-cover blur-sm"
      />
      <picture>
        <source type="image/avif" srcSet={pictureSet(picture.id, kind, 'avif')} sizes={SIZES[kind]} />
        <img
          src={pictureAddress({ id: picture.id, width, format: 'webp' })}
          srcSet={pictureSet(picture.id, kind, 'webp')}
          sizes={SIZES[kind]}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          className="relative size-full object-cover"
        />
      </picture>
    </span>
  )
}

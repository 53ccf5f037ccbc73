import { use } from 'react'
import { WritingContext } from '../../script/writing.ts'
import { classNames } from '../class-names.ts'
import { House } from '../drawings/house.tsx'
import { initials, tintOf } from './initials.ts'

const TINTS = [
  'bg-river-tint text-river-ink',
  'bg-lilac-tint text-lilac-ink',
  'bg-sun-tint text-sun-ink',
  'bg-apricot-tint text-apricot-ink',
]
const SIZES = {
  sm: { look: 'size-7 text-[0.6875rem]', pixels: 28 },
  md: { look: 'size-10 text-[0.875rem]', pixels: 40 },
  lg: { look: 'size-14 text-[1.1875rem]', pixels: 56 },
  xl: { look: 'size-24 text-2xl', pixels: 96 },
}

type AvatarProps = {
  name: string
  src?: string | null | undefined
  size?: keyof typeof SIZES
  /** A person is round. An organisation is square, a house where it has no logo; a group is square too. */
  of?: 'person' | 'organisation' | 'group'
  className?: string
}

/** A picture, a house or initials; the name stands beside it, so it is silent. */
export function Avatar({ name, src, size = 'md', of = 'person', className }: AvatarProps) {
  const write = use(WritingContext)
  const { look, pixels } = SIZES[size]
  const shape = classNames('flex-none', of === 'person' ? 'rounded-full' : 'rounded-control', look, className)
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        className={classNames('object-cover', shape)}
      />
    )
  if (of === 'organisation') return <House name={name} className={shape} />
  return (
    <span
      aria-hidden
      data-initials={initials(write?.(name) ?? name)}
      className={classNames(
        // Drawn rather than written, because a control's spoken name need not contain what is drawn.
        'inline-grid place-items-center font-strong leading-none tracking-ui before:content-[attr(data-initials)]',
        TINTS[tintOf(name, TINTS.length)],
        shape,
      )}
    />
  )
}

import { use } from 'react'
import { useCredit } from '#features/library/web/index.ts'
import type { Picture } from '../../contract/blocks/fields.ts'
import { PicturesContext, PictureView } from './picture-view.tsx'
import { type BlockProps, Title } from './text-blocks.tsx'
import { Words } from './words.tsx'

export function PictureBlock({ props: { picture, caption }, isFirst }: BlockProps<'picture'>) {
  return (
    <figure className="grid max-w-[60rem] gap-2">
      <PictureView
        value={picture}
        first={isFirst}
        sizes="(min-width: 64rem) 60rem, 100vw"
        className="rounded-surface"
      />
      <Caption picture={picture} caption={caption} />
    </figure>
  )
}

export function Gallery({ props: { title, items } }: BlockProps<'gallery'>) {
  return (
    <div className="grid gap-4">
      <Title text={title} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, picture, caption }) => (
          <li key={id}>
            <figure className="grid gap-2">
              <PictureView
                value={picture}
                shape="gallery"
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                className="aspect-4/3 rounded-control object-cover"
              />
              <Caption picture={picture} caption={caption} />
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Caption({ picture, caption }: { picture: Picture; caption: Parameters<typeof Words>[0]['text'] }) {
  const source = use(PicturesContext).find(({ id }) => id === picture.picture)
  const credit = useCredit(source ?? { author: '', licence: '' })
  if (caption.bhs === '' && caption.en === '' && credit === '') return null
  return (
    <figcaption className="text-xs leading-ui text-ink-2">
      <Words as="span" text={caption} /> {credit}
    </figcaption>
  )
}

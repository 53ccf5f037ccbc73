import type { ReactNode } from 'react'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { Picture as PictureData } from '../../contract/pictures.ts'
import type { Content } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { Picture } from './picture.tsx'
import { Place } from './section-content.tsx'
import { Words } from './words.tsx'

type HeadProps = {
  name: string
  photo: PictureData | null
  cover: PictureData | null
  intro: Content<'intro'> | undefined
  aside?: ReactNode
}

/** The person: cover, photo, name, headline and place. */
export function ProfileHead({ name, photo, cover, intro, aside }: HeadProps) {
  const t = useText()
  return (
    <header>
      {cover && (
        <Picture
          kind="cover"
          picture={cover}
          alt=""
          className="-mx-gutter aspect-[3/1] sm:mx-0 lg:aspect-[5/1] sm:rounded-surface"
        />
      )}
      <div className={`flex flex-wrap items-end gap-x-5 gap-y-3 ${cover ? '-mt-10 sm:-mt-14 sm:px-6' : ''}`}>
        {photo ? (
          <Picture
            kind="photo"
            picture={photo}
            alt={t('pictures.alt', { name })}
            className="size-24 flex-none rounded-full border-4 border-paper sm:size-36"
          />
        ) : (
          <Avatar name={name} size="xl" className="border-4 border-paper sm:size-36 sm:text-3xl" />
        )}
        {aside && <div className="ml-auto">{aside}</div>}
      </div>
      <div className={`mt-4 ${cover ? 'sm:px-6' : ''}`}>
        <h1 className="text-3xl [overflow-wrap:anywhere]">{name}</h1>
        {intro && (
          <>
            <Words text={intro.headline} as="p" className="mt-2 max-w-measure text-lg text-ink-2" />
            <div className="mt-1">
              <Place id={intro.municipality} />
            </div>
          </>
        )}
      </div>
    </header>
  )
}

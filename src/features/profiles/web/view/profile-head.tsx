import type { ReactNode } from 'react'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { Picture as PictureData } from '../../contract/pictures.ts'
import type { Content } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { Picture } from './picture.tsx'
import { ProfileCover } from './profile-cover.tsx'
import { Place } from './section-content.tsx'
import { Words } from './words.tsx'

type HeadProps = {
  name: string
  photo: PictureData | null
  cover: PictureData | null
  intro: Content<'intro'> | undefined
  /** How many skills the profile has: they lay the bridge of one without a cover. */
  skills: number
  aside?: ReactNode
}

/** The person: cover, photo, name, headline and place, and what can be done here. */
export function ProfileHead({ name, photo, cover, intro, skills, aside }: HeadProps) {
  const t = useText()
  return (
    <header>
      <ProfileCover picture={cover} name={name} skills={skills} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 sm:px-6">
        <div className="-mt-14 flex-none sm:-mt-16">
          {photo ? (
            <Picture
              kind="photo"
              picture={photo}
              alt={t('pictures.alt', { name })}
              className="size-24 rounded-full border-4 border-paper sm:size-36"
            />
          ) : (
            <Avatar name={name} size="xl" className="border-4 border-paper sm:size-36 sm:text-3xl" />
          )}
        </div>
        <div className="w-full min-w-0 sm:mt-4 sm:w-auto sm:flex-1">
          <h1 className="text-3xl [overflow-wrap:anywhere]">{name}</h1>
          {intro && (
            <>
              <Words text={intro.headline} as="p" className="mt-1 max-w-measure text-lg text-ink-2" />
              <div className="mt-2">
                <Place id={intro.municipality} />
              </div>
            </>
          )}
        </div>
        {aside && <div className="w-full empty:hidden lg:mt-5 lg:w-auto lg:max-w-[28rem]">{aside}</div>}
      </div>
    </header>
  )
}

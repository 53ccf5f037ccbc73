import { Cover } from '#platform/web/ui/drawings/cover.tsx'
import type { Picture as PictureData } from '../../contract/pictures.ts'
import { Picture } from './picture.tsx'

/** Fewer stones are no bridge, more are no stones. */
const STONES = { min: 5, max: 11 }

type Props = {
  picture: PictureData | null
  /** Chooses the colours of the drawing. */
  name: string
  /** How many skills the profile has. */
  skills: number
}

/** The cover of a profile: the person's own picture, or else a bridge with a stone for every skill. */
export function ProfileCover({ picture, name, skills }: Props) {
  const stones = Math.min(STONES.max, Math.max(STONES.min, skills))
  return (
    <div className="-mx-gutter aspect-[3/1] overflow-hidden sm:mx-0 sm:rounded-surface lg:aspect-[6/1]">
      {picture ? (
        <Picture kind="cover" picture={picture} alt="" className="size-full" />
      ) : (
        <Cover
          name={name}
          stones={stones}
          have={Math.min(skills, stones)}
          className="h-full! rounded-none!"
        />
      )}
    </div>
  )
}

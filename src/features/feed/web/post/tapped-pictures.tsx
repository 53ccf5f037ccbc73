import { Image } from 'lucide-react'
import { useState } from 'react'
import { storedDataSaver } from '#platform/web/shell/stored-saver.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Post } from '../../contract/feed.endpoints.ts'
import { useText } from '../use-text.ts'
import { PostPictures } from './post-attachments.tsx'

/** Pictures of a post; with data saving on, their descriptions, each with a button that loads the picture. */
export function TappedPictures({ pictures }: Pick<Post, 'pictures'>) {
  const t = useText()
  const [waits, setWaits] = useState(storedDataSaver)
  if (pictures.length === 0) return null
  if (!waits) return <PostPictures pictures={pictures} />
  return (
    <div className="grid justify-items-start gap-2 rounded-control border border-line bg-sunken p-3.5 text-sm">
      <ul className="text-ink-2">
        {pictures.map(({ alt, picture }) => (
          <li key={picture.id} className="[overflow-wrap:anywhere]">
            {alt}
          </li>
        ))}
      </ul>
      <Button small icon={<Image />} onClick={() => setWaits(false)}>
        {t('showPictures', { count: pictures.length })}
      </Button>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import type { Activity } from '../../contract/projects.endpoints.ts'
import { useText } from '../use-text.ts'
import { Photos } from './photos.tsx'

type Props = {
  activities: readonly Activity[]
  isOver: boolean
  tools?: (activity: Activity) => ReactNode
  photoTools?: PhotoTools | undefined
}

/** The team's actions on one photo of an entry. */
export type PhotoTools = (activity: Activity, photo: Activity['photos'][number]) => ReactNode

/** The log of the project, the latest entry first. */
export function Log({ activities, isOver, tools, photoTools }: Props) {
  const t = useText()
  const { day } = useCallWords()
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="mb-3 text-xl">
        {t('log.title')}
      </h2>
      {activities.length === 0 && <p className="text-ink-2">{t(isOver ? 'log.noneLeft' : 'log.none')}</p>}
      <ol>
        {activities.map((activity) => (
          <li
            key={activity.id}
            className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <time className="text-sm text-ink-2" dateTime={activity.day}>
              {day(activity.day)}
            </time>
            <div className="min-w-0">
              <p className="whitespace-pre-line">{activity.text}</p>
              <Photos
                photos={activity.photos}
                tools={photoTools && ((photo) => photoTools(activity, photo))}
              />
              {tools?.(activity)}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

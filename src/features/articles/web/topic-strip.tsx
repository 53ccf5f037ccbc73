import { type Topic, TOPICS } from '../contract/topics.ts'
import { useText } from './use-text.ts'

type Props = { current: Topic | undefined; hasTag: boolean }

/** Ways to one topic; links, so that they work without script and can be shared. *All* also leads out of a tag. */
export function TopicStrip({ current, hasTag }: Props) {
  const t = useText()
  return (
    <nav aria-label={t('topicsLabel')} className="strip mt-4 flex gap-2">
      {[undefined, ...TOPICS].map((topic) => (
        <a
          key={topic ?? 'all'}
          href={topic ? `/articles?topic=${topic}` : '/articles'}
          aria-current={topic === current && !(hasTag && topic === undefined) ? 'page' : undefined}
          className="inline-flex min-h-target flex-none items-center rounded-[1.375rem] border border-edge bg-surface px-3.5 text-sm leading-ui font-ui text-ink no-underline aria-[current]:border-river aria-[current]:bg-river-tint aria-[current]:font-strong aria-[current]:text-river-ink"
        >
          {topic ? t(`topics.${topic}`) : t('all')}
        </a>
      ))}
    </nav>
  )
}

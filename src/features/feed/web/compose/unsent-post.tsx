import { CircleAlert, Clock } from 'lucide-react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Unsent } from '../list/use-unsent.ts'
import { EventNote } from '../post/post-attachments.tsx'
import { PostWords } from '../post/post-words.tsx'
import { useText } from '../use-text.ts'

type Props = { unsent: Unsent['entries'][number]; feed: Pick<Unsent, 'retry' | 'discard'> }

/** A post that is only on this device yet, or why the server does not take it. */
export function UnsentPostCard({ unsent: { entry, post }, feed }: Props) {
  const t = useText()
  return (
    <article className="border-b border-line py-4">
      <PostWords body={post.body} />
      {post.event && <EventNote event={post.event} />}
      {entry.refusal === undefined ? (
        <p className="mt-2 flex items-center gap-1.5 text-xs text-ink-2" role="status">
          <Clock size={14} aria-hidden /> {t('compose.waits')}
        </p>
      ) : (
        <div role="alert" className="mt-2 text-xs text-harm-ink">
          <p className="flex items-center gap-1.5">
            <CircleAlert size={14} aria-hidden /> {t('compose.refused', { why: entry.refusal })}
          </p>
          <p className="-ml-3 flex flex-wrap">
            <Button small look="quiet" onClick={() => feed.retry(entry.id)}>
              {t('compose.again')}
            </Button>
            <Button small look="quiet" onClick={() => feed.discard(entry.id)}>
              {t('compose.drop')}
            </Button>
          </p>
        </div>
      )}
    </article>
  )
}

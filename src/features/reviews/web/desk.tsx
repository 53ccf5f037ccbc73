import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Review } from '../contract/reviews.endpoints.ts'
import { BlindApplication } from './blind-application.tsx'
import { ChangesNote } from './changes/changes-note.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useConclusions } from './conclusions/use-conclusions.ts'
import { ScoreForm } from './score-form.tsx'
import { Turning } from './turning.tsx'
import { useText } from './use-text.ts'

const AskDialog = lazyPart(async () => (await import('./changes/ask-dialog.tsx')).AskDialog)
const TalkPart = lazyPart(async () => (await import('./talk/talk.tsx')).TalkPart)

/** The application on the left, its scores on the right; on a phone the scores follow. */
export function Desk({ review }: { review: Review }) {
  const t = useText()
  const conclusions = useConclusions()
  const isWaiting = conclusions.waiting.has(review.id)
  const [isAsking, setAsking] = useState(false)
  const [isDeclaring, setDeclaring] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ButtonLink to="/reviews" look="quiet" small className="-ml-3">
          {t('desk.back')}
        </ButtonLink>
        <Turning id={review.id} />
      </div>
      <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div>
          <BlindApplication review={review}>
            {review.changes && <ChangesNote review={review} changes={review.changes} />}
          </BlindApplication>
          <div className="mt-4 flex flex-wrap gap-2">
            {review.state !== 'given' && !isWaiting && (
              <Button small onClick={() => setDeclaring(true)}>
                {t('desk.know')}
              </Button>
            )}
            {review.mayAsk && (
              <Button small look="quiet" onPointerEnter={AskDialog.preload} onClick={() => setAsking(true)}>
                {t('changes.ask')}
              </Button>
            )}
          </div>
        </div>
        <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:border-l lg:border-line lg:pl-8">
          <ScoreForm review={review} conclusions={conclusions} />
        </div>
        {(review.state === 'given' || !review.open) && (
          <div>
            <Suspense fallback={null}>
              <TalkPart review={review} />
            </Suspense>
          </div>
        )}
      </div>
      <Suspense>
        {isAsking && (
          <AskDialog
            of={{ desk: review.id }}
            template={review.template}
            reviewUntil={review.call.reviewUntil}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
      <ConflictDialog review={review} open={isDeclaring} onClose={() => setDeclaring(false)} />
    </>
  )
}

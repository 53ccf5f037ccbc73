import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { seenLength } from '#platform/contract/characters.ts'
import { areWords } from '#platform/contract/bilingual-schemas.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import {
  COMMENT_MAX,
  COMMENT_MIN,
  getReview,
  giveReview,
  type Review,
  saveReview,
} from '../contract/reviews.endpoints.ts'
import { ScoreScale } from './score-scale.tsx'
import { useReviewAct } from './use-review-act.ts'
import { useText } from './use-text.ts'

type Draft = { scores: Record<string, number>; comment: string }

/** Scores by criterion and the reasons; a draft keeps itself until it is given. */
export function ScoreForm({ review }: { review: Review }) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useReviewAct()
  const { id, criteria } = review
  const autosave = useDraft(review)
  const [isWaiting, setWaiting] = useState(false)
  const queries = useQueryClient()
  const { scores, comment } = autosave.value
  const isOver = review.state === 'given' || !review.open
  const lacking = criteria.filter((criterion) => scores[criterion.id] === undefined).length
  const written = seenLength(comment)
  const wrong = useWordsProblem()(comment, COMMENT_MAX)
  async function give() {
    setWaiting(!navigator.onLine)
    if ((await autosave.save()) === 'failed' || !navigator.onLine) return
    // The version that the save has just made.
    const { version } = queries.getQueryData<Review>(keyOf(id)) ?? review
    await act(() => call(giveReview, { params: { id }, ifMatch: `"${version}"` }), t('desk.given'))
  }
  useWhenBack(isWaiting && !isOver, () => void give())
  return (
    <section aria-labelledby="scores-title">
      <h2 id="scores-title" className="text-xl">
        {t('desk.scores')}
      </h2>
      {!isOver && <p className="mb-2 text-xs text-ink-2">{t('desk.keys')}</p>}
      {criteria.map((criterion) => (
        <ScoreScale
          key={criterion.id}
          id={criterion.id}
          legend={readText(criterion.title, locale).text}
          weight={t('desk.weight', { weight: String(criterion.weight) })}
          value={scores[criterion.id]}
          isFixed={isOver}
          onScore={(score) =>
            autosave.edit((now) => ({ ...now, scores: { ...now.scores, [criterion.id]: score } }))
          }
        />
      ))}
      <Textarea
        name="comment"
        label={t('desk.comment')}
        help={t('desk.commentHelp', { least: String(COMMENT_MIN), now: String(written) })}
        value={comment}
        error={wrong}
        limit={COMMENT_MAX}
        readOnly={isOver}
        onChange={(event) => autosave.edit({ comment: event.currentTarget.value })}
      />
      {isOver ? (
        <Note className="mt-4">
          <p>{t(review.state === 'given' ? 'desk.given' : 'desk.ended')}</p>
        </Note>
      ) : (
        <div className="mt-4 grid gap-2">
          <SaveNote autosave={autosave} />
          <Button
            look="river"
            wide
            busy={busy && t('desk.giving')}
            reason={
              lacking > 0
                ? t('desk.lacking', { count: lacking })
                : (wrong ?? (written < COMMENT_MIN && t('desk.commentShort', { least: String(COMMENT_MIN) })))
            }
            onClick={() => void give()}
          >
            {t('desk.give')}
          </Button>
          <p role="status" className="text-sm text-sun-ink empty:hidden">
            {isWaiting && t('desk.whenBack')}
          </p>
          <p className="text-xs text-ink-2">{t('desk.after')}</p>
        </div>
      )}
      <p className="mt-3 text-xs text-ink-2">
        {t('desk.others', { given: String(review.given), all: String(review.reviewers) })}
      </p>
    </section>
  )
}

/** What was pressed without a connection is done once there is one again. */
function useWhenBack(isWaiting: boolean, act: () => void) {
  const back = useEffectEvent(act)
  useEffect(() => {
    if (!isWaiting) return
    const again = () => back()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isWaiting])
}

const keyOf = (id: string) => endpointKey(getReview, { params: { id } })

function useDraft({ id, scores, comment, version }: Review) {
  const queries = useQueryClient()
  const key = keyOf(id)
  return useAutosave<Draft>({
    name: `review.${id}`,
    saved: { value: { scores, comment }, version },
    async send(value, ifMatch) {
      const given = Object.entries(value.scores).map(([criterion, score]) => ({ criterion, score }))
      const body = { ...value, scores: given }
      const answer = await call(saveReview, { params: { id }, body, autosave: true, ifMatch })
      queries.setQueryData<Review>(key, (now) => now && { ...now, ...value, ...answer })
      return answer.version
    },
    isHeld: (now) => !areWords(now.comment, COMMENT_MAX),
    reload: () => queries.invalidateQueries({ queryKey: key }),
  })
}

import { useQueryClient } from '@tanstack/react-query'
import { visibleLength } from '#platform/contract/characters.ts'
import { areWords } from '#platform/contract/bilingual-schemas.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { TextComparison } from '#platform/web/editing/text-comparison.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
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
  type Review,
  saveReview,
} from '../contract/reviews.endpoints.ts'
import type { Conclusions } from './conclusions/use-conclusions.ts'
import { WaitingNote } from './conclusions/waiting-note.tsx'
import { ScoreScale } from './score-scale.tsx'
import { useText } from './use-text.ts'

type Draft = { scores: Record<string, number>; comment: string }

type Props = { review: Review; conclusions: Conclusions }

/** Scores by criterion and the comment; the draft saves automatically until it is given. */
export function ScoreForm({ review, conclusions }: Props) {
  const t = useText()
  const locale = useLocale()
  const { id, criteria } = review
  const autosave = useDraft(review)
  const { conclude, busy, problem } = useConclude(review, { autosave, conclusions })
  const waiting = conclusions.of(id)
  const { scores, comment } = waiting ?? autosave.value
  const isOver = review.state === 'given' || !review.open
  const isFixed = isOver || waiting !== undefined
  const lacking = criteria.filter((criterion) => scores[criterion.id] === undefined).length
  const commentLength = visibleLength(comment)
  const wrong = useWordsProblem()(comment, COMMENT_MAX)
  async function takeBack() {
    await conclusions.takeBack(id)
    if (!isOver) autosave.edit({ scores, comment })
  }
  return (
    <section aria-labelledby="scores-title">
      <h2 id="scores-title" className="text-xl">
        {t('desk.scores')}
      </h2>
      {!isFixed && <p className="mb-2 text-xs text-ink-2">{t('desk.keys')}</p>}
      {criteria.map((criterion) => (
        <ScoreScale
          key={criterion.id}
          id={criterion.id}
          legend={readText(criterion.title, locale).text}
          weight={t('desk.weight', { weight: String(criterion.weight) })}
          value={scores[criterion.id]}
          isFixed={isFixed}
          onScore={(score) =>
            autosave.edit((now) => ({ ...now, scores: { ...now.scores, [criterion.id]: score } }))
          }
        />
      ))}
      <Textarea
        name="comment"
        label={t('desk.comment')}
        help={t('desk.commentHelp', { least: String(COMMENT_MIN), now: String(commentLength) })}
        value={comment}
        error={wrong}
        limit={COMMENT_MAX}
        readOnly={isFixed}
        onChange={(event) => autosave.edit({ comment: event.currentTarget.value })}
      />
      {waiting && <WaitingNote refusal={waiting.refusal} onTakeBack={() => void takeBack()} />}
      {waiting && !isOver ? null : isOver ? (
        <Note className="mt-4">
          <p>{t(review.state === 'given' ? 'desk.given' : 'desk.ended')}</p>
        </Note>
      ) : (
        <div className="mt-4 grid gap-2">
          <SaveNote
            autosave={autosave}
            comparison={
              <TextComparison
                texts={[
                  ...criteria.map((criterion) => ({
                    label: readText(criterion.title, locale).text,
                    mine: String(scores[criterion.id] ?? '–'),
                    theirs: String(review.scores[criterion.id] ?? '–'),
                  })),
                  { label: t('desk.comment'), mine: comment, theirs: review.comment },
                ]}
              />
            }
          />
          <Button
            look="river"
            wide
            busy={busy && t('desk.giving')}
            reason={
              lacking > 0
                ? t('desk.lacking', { count: lacking })
                : (wrong ??
                  (commentLength < COMMENT_MIN && t('desk.commentShort', { least: String(COMMENT_MIN) })))
            }
            onClick={() => void conclude()}
          >
            {t('desk.give')}
          </Button>
          <FormProblem text={problem} />
          <p className="text-xs text-ink-2">{t('desk.after')}</p>
        </div>
      )}
      <p className="mt-3 text-xs text-ink-2">
        {t('desk.others', { given: String(review.given), all: String(review.reviewers) })}
      </p>
    </section>
  )
}

type Parts = { autosave: ReturnType<typeof useDraft>; conclusions: Conclusions }

/** Gives the form's scores: the saved ones when online; offline they wait on this device with the version that was read. */
function useConclude({ id, version }: Review, { autosave, conclusions }: Parts) {
  const t = useText()
  const queries = useQueryClient()
  const { busy, problem, act } = useAct({ failed: t('desk.waits.notKept'), inline: true })
  async function give() {
    const isSaved = navigator.onLine && (await autosave.save()) === 'saved'
    const { state } = autosave.now()
    // The autosave shows rejections by the server.
    const isAway = !navigator.onLine || (state.kind === 'failed' && state.again)
    if (isSaved || isAway) {
      // The version from the latest save, or the one before the connection broke.
      const base = isSaved ? queries.getQueryData<Review>(keyOf(id))?.version : autosave.base()
      await conclusions.conclude(id, { ...autosave.value, version: base ?? version })
      autosave.forget()
    }
  }
  return { conclude: () => act(give), busy, problem }
}

const keyOf = (id: string) => endpointKey(getReview, { params: { id } })

function useDraft({ id, scores, comment, version }: Review) {
  const queries = useQueryClient()
  const key = keyOf(id)
  return useAutosave<Draft>({
    name: `review.${id}`,
    saved: { value: { scores, comment }, version },
    async send(value, ifMatch) {
      const scoreList = Object.entries(value.scores).map(([criterion, score]) => ({ criterion, score }))
      const body = { ...value, scores: scoreList }
      const answer = await call(saveReview, { params: { id }, body, autosave: true, ifMatch })
      queries.setQueryData<Review>(key, (now) => now && { ...now, ...value, ...answer })
      return answer.version
    },
    isHeld: (now) => !areWords(now.comment, COMMENT_MAX),
    reload: () => queries.invalidateQueries({ queryKey: key }),
  })
}

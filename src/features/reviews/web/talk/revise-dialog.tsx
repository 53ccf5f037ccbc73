import { visibleLength } from '#platform/contract/characters.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { COMMENT_MAX, COMMENT_MIN, type Review } from '../../contract/reviews.endpoints.ts'
import { updateScore, WHY_MAX, WHY_MIN } from '../../contract/talk.endpoints.ts'
import { ScoreScale } from '../score-scale.tsx'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'

type Props = { review: Review; onClose: () => void }

/** Revises a score after the discussion; the others see the old one and the reason. */
export function ReviseDialog({ review, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useReviewAct()
  const { id, criteria, version } = review
  const [value, change, forget, draft] = useDeviceDraft(`review-revised.${id}.${version}`, {
    scores: review.scores,
    comment: review.comment,
    why: '',
  })
  const commentLength = visibleLength(value.comment)
  const whyLength = visibleLength(value.why)
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const wrongWords = useWordsProblem()
  const wrong = { comment: wrongWords(value.comment, COMMENT_MAX), why: wrongWords(value.why, WHY_MAX) }
  async function revise() {
    if (commentLength < COMMENT_MIN || whyLength < WHY_MIN || wrong.comment || wrong.why) return refuse()
    const scores = Object.entries(value.scores).map(([criterion, score]) => ({ criterion, score }))
    const body = { scores, comment: value.comment, why: value.why.trim() }
    const revised = () => call(updateScore, { params: { id }, body, ifMatch: `"${version}"` })
    if (!(await act(revised, t('talk.revised')))) return
    forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('talk.revise')}
      closeLabel={t('conflict.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('talk.revise')}
          onAct={revise}
          busy={busy && t('talk.revising')}
        />
      }
    >
      {criteria.map((criterion) => (
        <ScoreScale
          key={criterion.id}
          id={`revised-${criterion.id}`}
          legend={readText(criterion.title, locale).text}
          weight={t('desk.weight', { weight: String(criterion.weight) })}
          value={value.scores[criterion.id]}
          isFixed={false}
          onScore={(score) => change({ ...value, scores: { ...value.scores, [criterion.id]: score } })}
        />
      ))}
      <div ref={ref} className="grid gap-4">
        <Textarea
          name="revised-comment"
          label={t('desk.comment')}
          help={t('desk.commentHelp', { least: String(COMMENT_MIN), now: String(commentLength) })}
          value={value.comment}
          error={
            wrong.comment ??
            (isTried && commentLength < COMMENT_MIN && t('desk.commentShort', { least: String(COMMENT_MIN) }))
          }
          limit={COMMENT_MAX}
          onChange={(event) => change({ ...value, comment: event.currentTarget.value })}
        />
        <Textarea
          name="why"
          label={t('talk.why')}
          help={t('desk.commentHelp', { least: String(WHY_MIN), now: String(whyLength) })}
          value={value.why}
          error={
            wrong.why ?? (isTried && whyLength < WHY_MIN && t('talk.whyShort', { least: String(WHY_MIN) }))
          }
          limit={WHY_MAX}
          onChange={(event) => change({ ...value, why: event.currentTarget.value })}
        />
        <DraftNote {...draft} />
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { REASON_MAX } from '../../contract/kinds.ts'
import { saveFeedback, type Work } from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

const SCORES = ['1', '2', '3', '4', '5'] as const

/** Collects feedback; it opens when both sides have given theirs. */
export function FeedbackForm({ id, feedback: { own, other } }: { id: string; feedback: Work['feedback'] }) {
  const t = useMemberText()
  const [score, setScore] = useState<(typeof SCORES)[number]>('5')
  const [opinion, setOpinion] = useState('')
  const [forStaff, setForStaff] = useState('')
  const { busy, act } = useAct({ refresh: ['/api/mentorship/{id}/work'], failed: t('general') })
  return (
    <section aria-labelledby="feedback-title" className="grid justify-items-start gap-3">
      <h2 id="feedback-title" className="text-lg">
        {t('work.feedback')}
      </h2>
      {own ? (
        <p className="text-sm">{t('work.own', { score: own.score })}</p>
      ) : (
        <form
          noValidate
          className="grid w-full justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const body = { score: Number(score), opinion, forStaff }
            void act(() => call(saveFeedback, { params: { id }, body }), t('work.feedbackSent'))
          }}
        >
          <p className="text-sm text-ink-2">{t('work.feedbackHelp')}</p>
          <PickStrip
            label={t('work.score')}
            options={SCORES.map((value) => ({ value, text: value }))}
            value={score}
            onChange={setScore}
          />
          <Textarea
            name="opinion"
            className="w-full"
            label={t('work.opinion')}
            rows={2}
            limit={REASON_MAX}
            value={opinion}
            onChange={(event) => setOpinion(event.target.value)}
          />
          <Textarea
            name="forStaff"
            className="w-full"
            label={t('work.forStaff')}
            rows={2}
            limit={REASON_MAX}
            value={forStaff}
            onChange={(event) => setForStaff(event.target.value)}
          />
          <Button type="submit" look="key" busy={busy && t('busy')}>
            {t('work.sendFeedback')}
          </Button>
        </form>
      )}
      {other && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {t('work.other', { score: other.score })} {other.opinion}
        </p>
      )}
    </section>
  )
}

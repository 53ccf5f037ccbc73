import { seenLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useKept } from '#platform/web/forms/use-kept.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { addRemark, REMARK_MAX } from '../../contract/talk.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'

/** Says something to the others; kept on this device until it is sent. */
export function RemarkForm({ id }: { id: string }) {
  const t = useText()
  const { busy, act } = useReviewAct()
  const [text, setText, forget, kept] = useKept(`review-talk.${id}`, '')
  const { ref, isTried, refuse, reset } = useTried<HTMLDivElement>()
  const wrong = useWordsProblem()(text, REMARK_MAX)
  async function send() {
    if (seenLength(text) === 0 || wrong) return refuse()
    if (!(await act(() => call(addRemark, { params: { id }, body: { text: text.trim() } }), t('talk.said'))))
      return
    setText('')
    forget()
    reset()
  }
  return (
    <div ref={ref} className="mt-4 grid gap-2">
      <Textarea
        name="remark"
        label={t('talk.say')}
        help={t('talk.sayHelp')}
        rows={3}
        limit={REMARK_MAX}
        error={wrong ?? (isTried && seenLength(text) === 0 && t('talk.missing'))}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <DraftNote {...kept} />
      <Button className="justify-self-start" busy={busy && t('talk.saying')} onClick={() => void send()}>
        {t('talk.send')}
      </Button>
    </div>
  )
}

import { visibleLength } from '#platform/contract/characters.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { isSendKey } from '#platform/web/forms/send-keys.ts'
import { useDraftComposer } from '#platform/web/forms/use-composer.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { addRemark, REMARK_MAX } from '../../contract/talk.endpoints.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'

/** Writes a remark to the other reviewers; stored on this device until it is sent. */
export function RemarkForm({ id }: { id: string }) {
  const t = useText()
  const { act } = useReviewAct()
  const { text, write, read, submit, busy, kept } = useDraftComposer({
    name: `review-talk.${id}`,
    async send(remark) {
      const done = await act(
        () => call(addRemark, { params: { id }, body: { text: remark.trim() } }),
        t('talk.said'),
      )
      if (!done) throw new Error('not said')
    },
    onSent: () => reset(),
  })
  const { ref, isTried, refuse, reset } = useTried<HTMLDivElement>()
  const wrong = useWordsProblem()(text, REMARK_MAX)
  function send() {
    const remark = read()
    // A second press finds the field empty, which is no error.
    if (visibleLength(remark) === 0 && busy) return
    if (visibleLength(remark) === 0 || wrong) return refuse()
    void submit()
  }
  return (
    <div ref={ref} className="mt-4 grid gap-2">
      <Textarea
        name="remark"
        label={t('talk.say')}
        help={t('talk.sayHelp')}
        rows={3}
        limit={REMARK_MAX}
        error={wrong ?? (isTried && visibleLength(text) === 0 && t('talk.missing'))}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => isSendKey(event) && send()}
      />
      <DraftNote {...kept} />
      <Button className="justify-self-start" busy={busy && t('talk.saying')} onClick={send}>
        {t('talk.send')}
      </Button>
    </div>
  )
}

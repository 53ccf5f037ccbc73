import { type FormEvent, useRef, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ADVICE_MAX, updateSharing, type getTeamTest } from '../../contract/results.endpoints.ts'
import type { Contribution } from '../../contract/statements.ts'
import { useTeamTestAct } from '../use-team-test-act.ts'
import { useText } from '../use-text.ts'

type TeamTest = ResponseOf<typeof getTeamTest>
const ADVISED = 2

/** How to work well with somebody, by their strong contributions and their own words. */
export function WithMe({ strong, kept }: { strong: readonly Contribution[]; kept: TeamTest | undefined }) {
  const t = useText()
  return (
    <section aria-labelledby="with-me-title">
      <SectionHeading id="with-me-title" title={t('result.withMe')} />
      <ul>
        {strong.slice(0, ADVISED).map((each) => (
          <li key={each} className="border-t border-line py-3">
            <b className="block font-strong">{t(`advice.${each}.title`)}</b>
            <span className="text-sm text-ink-2">{t(`advice.${each}.text`)}</span>
          </li>
        ))}
      </ul>
      {kept && <Sharing advice={kept.advice} suggested={kept.suggested} />}
      <p className="mt-3 text-xs text-ink-3">{t('result.nobody')}</p>
    </section>
  )
}

function Sharing({ advice, suggested }: { advice: string; suggested: boolean }) {
  const t = useText()
  const { busy, act } = useTeamTestAct()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, 'team-test-advice')
  const wrongWords = useWordsProblem()
  const [wrong, setWrong] = useState<string>()
  const save = (body: { advice: string; suggested: boolean }) =>
    act(() => call(updateSharing, { body }), t('result.saved'))
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = String(new FormData(event.currentTarget).get('advice') ?? '')
    const fault = wrongWords(input, ADVICE_MAX)
    setWrong(fault)
    if (fault) return form.current?.querySelector('textarea')?.focus()
    if (await save({ advice: input, suggested })) draft.forget()
  }
  return (
    <>
      {advice && <p className="border-t border-line py-3 whitespace-pre-line not-print:hidden">{advice}</p>}
      <form ref={form} onSubmit={submit} noValidate className="border-t border-line pt-3 print:hidden">
        <Textarea
          name="advice"
          label={t('result.ownWords')}
          help={t('result.ownHelp')}
          defaultValue={advice}
          limit={ADVICE_MAX}
          error={wrong}
          rows={3}
        />
        <DraftNote {...draft} />
        <Button type="submit" small className="mt-2" busy={busy && t('result.busy')}>
          {t('result.save')}
        </Button>
      </form>
      <div className="mt-3 border-t border-line pt-1 print:hidden">
        <Switch
          name="suggested"
          label={t('result.suggested')}
          help={t('result.suggestedHelp')}
          checked={suggested}
          onChange={({ target }) => void save({ advice, suggested: target.checked })}
        />
      </div>
    </>
  )
}

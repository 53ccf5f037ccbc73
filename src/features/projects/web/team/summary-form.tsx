import type { FormEvent } from 'react'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { updateSummary, SUMMARY_MAX } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'

/** The summary at the top of the public page. */
export function SummaryForm({ slug, summary }: { slug: string; summary: string }) {
  const t = useTeamText()
  const { busy, act } = useProjectAct()
  const [text, change, forget, draft] = useDeviceDraft(`project-summary.${slug}`, summary)
  const { ref, refuse } = useTried<HTMLFormElement>()
  const wrong = useWordsProblem()(text, SUMMARY_MAX)
  async function save(event: FormEvent) {
    event.preventDefault()
    if (wrong) return refuse()
    const body = { summary: text }
    if (await act(() => call(updateSummary, { params: { slug }, body }), t('saved'))) forget()
  }
  return (
    <form
      ref={ref}
      method="post"
      onSubmit={(event) => void save(event)}
      noValidate
      className="grid content-start gap-3"
    >
      <h3 className="text-lg">{t('summary.title')}</h3>
      <Textarea
        name="summary"
        label={t('summary.label')}
        help={t('summary.help')}
        error={wrong}
        value={text}
        limit={SUMMARY_MAX}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div>
        <DraftNote {...draft} />
        <Button type="submit" className="mt-2" busy={busy && t('saving')}>
          {t('summary.save')}
        </Button>
      </div>
    </form>
  )
}

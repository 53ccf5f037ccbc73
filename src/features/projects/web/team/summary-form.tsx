import { type FormEvent, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { changeSummary, SUMMARY_MAX } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'

/** What everybody reads at the top. */
export function SummaryForm({ slug, summary }: { slug: string; summary: string }) {
  const t = useTeamText()
  const { busy, act } = useProjectAct()
  const [text, setText] = useState(summary)
  function save(event: FormEvent) {
    event.preventDefault()
    void act(() => call(changeSummary, { params: { slug }, body: { summary: text } }), t('saved'))
  }
  return (
    <form method="post" onSubmit={save} noValidate className="grid content-start gap-3">
      <h3 className="text-lg">{t('summary.title')}</h3>
      <Textarea
        name="summary"
        label={t('summary.label')}
        help={t('summary.help')}
        value={text}
        maxLength={SUMMARY_MAX}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit" busy={busy && t('saving')}>
          {t('summary.save')}
        </Button>
      </div>
    </form>
  )
}

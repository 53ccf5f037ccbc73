import { type FormEvent, useState } from 'react'
import { localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ACTIVITY_MAX, addActivity } from '../../contract/projects.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'
import { useEntryId } from './use-entry-id.ts'

/** What was done, for the log. */
export function ActivityForm({ slug }: { slug: string }) {
  const t = useTeamText()
  const { busy, act } = useProjectAct()
  const today = localDay(new Date())
  const [text, setText] = useState('')
  const [day, setDay] = useState(today)
  const [isTried, setTried] = useState(false)
  const { id, renew } = useEntryId()
  async function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '' || day === '') return
    const body = { text: text.trim(), day }
    if (!(await act(() => call(addActivity, { params: { slug, id }, body }), t('saved')))) return
    renew()
    setText('')
    setTried(false)
  }
  return (
    <form method="post" onSubmit={(event) => void add(event)} noValidate className="grid content-start gap-3">
      <h3 className="text-lg">{t('activity.title')}</h3>
      <Textarea
        name="text"
        label={t('activity.text')}
        help={t('activity.help')}
        error={isTried && text.trim() === '' && t('activity.missing')}
        value={text}
        maxLength={ACTIVITY_MAX}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextInput
        name="activity-day"
        type="date"
        label={t('activity.day')}
        error={isTried && day === '' && t('entry.dayMissing')}
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <div>
        <Button type="submit" look="river" busy={busy && t('saving')}>
          {t('activity.add')}
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { visibleLength } from '#platform/contract/characters.ts'
import { readAmount } from '#platform/contract/amount.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useEntryForm } from '#platform/web/forms/use-entry-form.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DAY_MINUTES, saveHours, STEP_MINUTES, WORK_MAX } from '../../contract/hours/hours.endpoints.ts'
import { useDayProblem } from '../team/use-day-problem.ts'
import { useEntryId } from '../team/use-entry-id.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useHoursText } from './use-hours-text.ts'
import { type WorkSkill, WorkSkills } from './work-skills.tsx'

type Props = { slug: string; mayRecord: boolean; others: readonly { id: string; name: string }[] }

/** Work of a day; organisers of the project also record that of others, who then confirm it. */
export function HoursForm({ slug, mayRecord, others }: Props) {
  const t = useHoursText()
  const { busy, act } = useProjectAct()
  const today = localDay(new Date())
  const [first] = useState(() => ({
    person: mayRecord ? '' : (others[0]?.id ?? ''),
    day: today,
    hours: '',
    what: '',
    skills: [] as readonly WorkSkill[],
  }))
  const { written, set, arrived, draft } = useEntryForm(`project-hours.${slug}`, first)
  const { day, hours, what, skills } = written
  // The chosen member may have left the team since.
  const person = others.some(({ id }) => id === written.person) ? written.person : first.person
  const { ref, isTried, refuse, reset } = useTried<HTMLFormElement>()
  const dayProblem = useDayProblem()
  const wrong = useWordsProblem()(what, WORK_MAX)
  const { id: entry, renew } = useEntryId()
  const minutes = Math.round((readAmount(hours) ?? 0) * 60)
  const isTime = minutes >= STEP_MINUTES && minutes <= DAY_MINUTES && minutes % STEP_MINUTES === 0
  async function add(event: FormEvent) {
    event.preventDefault()
    if (!isTime || dayProblem(day, today) || visibleLength(what) === 0 || wrong) return refuse()
    const body = {
      day,
      minutes,
      what: what.trim(),
      skills: skills.map((one) => one.id),
      person: person || null,
    }
    if (!(await act(() => call(saveHours, { params: { slug, id: entry }, body }), t('form.saved')))) return
    renew()
    arrived(written)
    reset()
  }
  const options = [
    ...(mayRecord ? [{ value: '', text: t('form.me') }] : []),
    ...others.map(({ id: value, name }) => ({ value, text: name })),
  ]
  return (
    <form
      ref={ref}
      method="post"
      onSubmit={(event) => void add(event)}
      noValidate
      className="grid content-start gap-3"
    >
      <h3 className="text-lg">{t('form.title')}</h3>
      {others.length > 0 && (
        <Select
          name="person"
          label={t('form.person')}
          value={person}
          options={options}
          onChange={({ target }) => set({ person: target.value })}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          name="hours-day"
          type="date"
          label={t('form.day')}
          error={isTried && dayProblem(day, today)}
          max={today}
          value={day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <TextInput
          name="hours"
          label={t('form.hours')}
          help={t('form.hoursHelp')}
          error={isTried && !isTime && t('form.hoursWrong')}
          inputMode="decimal"
          autoComplete="off"
          value={hours}
          onChange={({ target }) => set({ hours: target.value })}
        />
      </div>
      <Textarea
        name="work"
        label={t('form.what')}
        error={wrong ?? (isTried && visibleLength(what) === 0 && t('form.whatMissing'))}
        value={what}
        limit={WORK_MAX}
        onChange={({ currentTarget }) => set({ what: currentTarget.value })}
      />
      <WorkSkills value={skills} onChange={(next) => set({ skills: next })} />
      <div>
        <DraftNote {...draft} />
        <Button type="submit" look="river" className="mt-2" busy={busy && t('form.busy')}>
          {t('form.add')}
        </Button>
      </div>
    </form>
  )
}

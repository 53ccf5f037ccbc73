import { type FormEvent, useState } from 'react'
import { readAmount } from '#platform/contract/amount.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DAY_MINUTES, recordHours, STEP_MINUTES, WORK_MAX } from '../../contract/hours/hours.endpoints.ts'
import { useEntryId } from '../team/use-entry-id.ts'
import { useProjectAct } from '../use-project-act.ts'
import { useHoursText } from './use-hours-text.ts'
import { type WorkSkill, WorkSkills } from './work-skills.tsx'

type Props = { slug: string; mayRecord: boolean; others: readonly { id: string; name: string }[] }

/** Work of a day; whoever organises the project also writes down that of others, who then confirm it. */
export function HoursForm({ slug, mayRecord, others }: Props) {
  const t = useHoursText()
  const { busy, act } = useProjectAct()
  const today = localDay(new Date())
  const [person, setPerson] = useState(mayRecord ? '' : (others[0]?.id ?? ''))
  const [day, setDay] = useState(today)
  const [hours, setHours] = useState('')
  const [what, setWhat] = useState('')
  const [skills, setSkills] = useState<readonly WorkSkill[]>([])
  const [isTried, setTried] = useState(false)
  const { id, renew } = useEntryId()
  const minutes = Math.round((readAmount(hours) ?? 0) * 60)
  const isTime = minutes >= STEP_MINUTES && minutes <= DAY_MINUTES && minutes % STEP_MINUTES === 0
  async function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isTime || day === '' || what.trim() === '') return
    const body = {
      day,
      minutes,
      what: what.trim(),
      skills: skills.map((one) => one.id),
      person: person || null,
    }
    if (!(await act(() => call(recordHours, { params: { slug, id }, body }), t('form.saved')))) return
    renew()
    setHours('')
    setWhat('')
    setSkills([])
    setTried(false)
  }
  const options = [
    ...(mayRecord ? [{ value: '', text: t('form.me') }] : []),
    ...others.map(({ id: value, name }) => ({ value, text: name })),
  ]
  return (
    <form method="post" onSubmit={(event) => void add(event)} noValidate className="grid content-start gap-3">
      <h3 className="text-lg">{t('form.title')}</h3>
      {others.length > 0 && (
        <Select
          name="person"
          label={t('form.person')}
          value={person}
          options={options}
          onChange={({ target }) => setPerson(target.value)}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          name="hours-day"
          type="date"
          label={t('form.day')}
          error={isTried && day === '' && t('form.dayMissing')}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextInput
          name="hours"
          label={t('form.hours')}
          help={t('form.hoursHelp')}
          error={isTried && !isTime && t('form.hoursWrong')}
          inputMode="decimal"
          autoComplete="off"
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
      </div>
      <Textarea
        name="work"
        label={t('form.what')}
        error={isTried && what.trim() === '' && t('form.whatMissing')}
        value={what}
        maxLength={WORK_MAX}
        onChange={({ currentTarget }) => setWhat(currentTarget.value)}
      />
      <WorkSkills value={skills} onChange={setSkills} />
      <div>
        <Button type="submit" look="river" busy={busy && t('form.busy')}>
          {t('form.add')}
        </Button>
      </div>
    </form>
  )
}

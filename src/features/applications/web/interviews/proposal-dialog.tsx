import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  type Interview,
  INTERVIEW_NOTE_MAX,
  INTERVIEW_PLACE_MAX,
  INTERVIEW_WAYS,
  proposeInterview,
} from '../../contract/interview.endpoints.ts'
import { SlotFields } from './slot-fields.tsx'
import { localTimesOf, momentsIn } from './slot-names.ts'
import { useInterviewText } from './use-interview-text.ts'

const LENGTHS = [15, 30, 45, 60, 90, 120]
const USUAL_LENGTH = 30

type Way = Interview['way']
type Props = {
  application: string
  interview: Interview | null
  /** Whether proposing a date reveals the applicant. */
  reveals: boolean
  onClose: () => void
  onDone: () => void
}

/** Proposes a date for an interview to an applicant. */
export function ProposalDialog(props: Props) {
  const t = useInterviewText()
  const title = t(props.interview ? 'hiring.another' : 'hiring.propose')
  return (
    <Dialog open onClose={props.onClose} title={title} closeLabel={t('close')}>
      <ProposalForm {...props} />
    </Dialog>
  )
}

function ProposalForm({ application, interview, reveals, onClose, onDone }: Props) {
  const t = useInterviewText()
  const [way, setWay] = useState<Way>(interview?.way ?? 'place')
  const times = localTimesOf(interview)
  const [names, setNames] = useState(() => times.slice(1).map((_time, index) => `at-${index + 2}`))
  const [lastNumber, setLastNumber] = useState(times.length)
  const all = ['at', ...names]
  const form = useForm({
    labels: {
      ...Object.fromEntries(
        names.map((name, index) => [name, t('hiring.slotAt', { number: String(index + 2) })]),
      ),
      at: t('hiring.at'),
      place: t(`hiring.place.${way}`),
    },
    validate(data) {
      const moments = momentsIn(data, all).map((moment) => moment?.getTime() ?? 0)
      const faultOf = (moment: number, index: number) => {
        if (moment <= Date.now()) return t('hiring.atNeeded')
        return moments.indexOf(moment) < index ? t('hiring.slotTwice') : undefined
      }
      const faults = moments.map(faultOf)
      return {
        ...Object.fromEntries(all.flatMap((name, index) => (faults[index] ? [[name, faults[index]]] : []))),
        ...(way !== 'phone' && fieldText(data, 'place') === '' && { place: t('hiring.placeNeeded') }),
      }
    },
    async send(data) {
      const slots = momentsIn(data, all)
        .flatMap((moment) => moment?.toISOString() ?? [])
        .toSorted()
      const body = {
        at: slots[0] ?? '',
        ...(slots.length > 1 && { slots }),
        minutes: Number(fieldText(data, 'minutes')),
        way,
        place: fieldText(data, 'place'),
        note: fieldText(data, 'note'),
        version: interview?.version ?? 0,
      }
      await call(proposeInterview, { params: { id: application }, body })
      toast({ title: t('hiring.done') })
      onDone()
    },
    explain: (error) => errorText(error, t('general')),
  })
  const lengths = [...new Set([...LENGTHS, interview?.minutes ?? USUAL_LENGTH])].toSorted((a, b) => a - b)
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FormSummary {...form.summary} />
      {reveals && <Note>{t('hiring.named')}</Note>}
      <TextInput
        name="at"
        type="datetime-local"
        label={t('hiring.at')}
        help={t('hiring.atHelp')}
        defaultValue={times[0]}
        required
        error={form.errors.at}
      />
      <SlotFields
        names={names}
        defaults={times.slice(1)}
        errors={form.errors}
        onAdd={() => {
          setNames([...names, `at-${lastNumber + 1}`])
          setLastNumber(lastNumber + 1)
        }}
        onRemove={(name) => setNames(names.filter((one) => one !== name))}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          name="minutes"
          label={t('hiring.length')}
          defaultValue={String(interview?.minutes ?? USUAL_LENGTH)}
          options={lengths.map((count) => ({ value: String(count), text: t('minutes', { count }) }))}
        />
        <Select
          name="way"
          label={t('hiring.way')}
          value={way}
          options={INTERVIEW_WAYS.map((value) => ({ value, text: t(`ways.${value}`) }))}
          onChange={(event) => setWay(event.target.value as Way)}
        />
        <TextInput
          className="sm:col-span-2"
          name="place"
          label={t(`hiring.place.${way}`)}
          defaultValue={interview?.place}
          maxLength={INTERVIEW_PLACE_MAX}
          required={way !== 'phone'}
          error={form.errors.place}
        />
      </div>
      <Textarea
        name="note"
        label={t('hiring.note')}
        help={t('hiring.noteHelp')}
        rows={3}
        limit={INTERVIEW_NOTE_MAX}
        defaultValue={interview?.note}
      />
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('hiring.submit')} look="key" busy={form.busy && t('hiring.busy')} />
    </form>
  )
}

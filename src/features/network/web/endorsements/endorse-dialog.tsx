import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  saveEndorsement,
  ENDORSEMENT_MAX,
  getEndorsing,
  deleteEndorsement,
} from '../../contract/endorsements.endpoints.ts'
import { useEndorsementText } from '../use-endorsement-text.ts'

type Props = { person: { id: string; name: string }; onClose: () => void }

export function EndorseDialog({ person, onClose }: Props) {
  const t = useEndorsementText()
  const query = useEndpoint(getEndorsing, { params: { person: person.id }, staleTime: 0, gcTime: 0 })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('give.title', { name: person.name })}
      closeLabel={t('give.close')}
    >
      <QueryState query={query} title={t('failed')} small>
        {(data) =>
          data.shared.length === 0 ? (
            <p>{t('give.noShared')}</p>
          ) : data.skills.length === 0 ? (
            <p>{t('give.noSkills')}</p>
          ) : (
            <EndorseForm person={person} onClose={onClose} {...data} />
          )
        }
      </QueryState>
    </Dialog>
  )
}

function EndorseForm({ person, onClose, skills, shared }: Props & ResponseOf<typeof getEndorsing>) {
  const t = useEndorsementText()
  const locale = useLocale()
  const [skill, setSkill] = useState('')
  const [text, setText] = useState('')
  const [from, setFrom] = useState(shared[0]!.id)
  const previousText = skills.find(({ id }) => id === skill)?.said ?? null
  const wrongWords = useWordsProblem()
  const form = useForm({
    labels: { skill: t('give.skill'), shared: t('give.shared'), text: t('give.text') },
    validate: (data) => ({
      ...(fieldText(data, 'skill') === '' && { skill: t('give.needSkill') }),
      text: text.trim() === '' ? t('give.needText') : wrongWords(text, ENDORSEMENT_MAX),
    }),
    async send() {
      const { kind, id } = shared.find((one) => one.id === from) ?? shared[0]!
      await call(saveEndorsement, {
        params: { person: person.id, skill },
        body: { shared: { kind, id }, text },
      })
      toast({ title: t('give.sent', { name: person.name }) })
      onClose()
    },
    explain: (error) => errorText(error, t('wrong')),
  })
  async function takeBack() {
    try {
      await call(deleteEndorsement, { params: { person: person.id, skill } })
      toast({ title: t('give.taken') })
      onClose()
    } catch (error) {
      toast({ title: errorText(error, t('wrong')), variant: 'destructive' })
    }
  }
  function choose(id: string) {
    setSkill(id)
    setText(skills.find((one) => one.id === id)?.said ?? '')
  }
  return (
    <form {...form.props} className="grid gap-4">
      <Select
        name="skill"
        label={t('give.skill')}
        empty={t('give.choose')}
        error={form.errors.skill}
        value={skill}
        options={skills.map(({ id, name, said: before }) => {
          const label = readText(name, locale).text
          return { value: id, text: before === null ? label : t('give.said', { skill: label }) }
        })}
        onChange={(event) => choose(event.target.value)}
      />
      <RadioGroup
        legend={t('give.shared')}
        name="shared"
        value={from}
        options={shared.map(({ kind, id, title }) => ({ value: id, text: t(`from.${kind}`, { title }) }))}
        onChange={setFrom}
      />
      <Textarea
        name="text"
        label={t('give.text')}
        help={t('give.textHelp')}
        error={form.errors.text}
        rows={3}
        limit={ENDORSEMENT_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormProblem text={form.problem} />
      {previousText !== null && (
        <Button small look="quiet" className="justify-self-start" onClick={() => void takeBack()}>
          {t('give.take')}
        </Button>
      )}
      <FormFoot onCancel={onClose} act={t('give.send')} busy={form.busy && t('give.sending')} />
    </form>
  )
}

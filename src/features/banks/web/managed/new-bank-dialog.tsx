import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PlacesField } from '#features/places/web/index.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { LIMITS } from '../../contract/managed/limits.ts'
import { createBank } from '../../contract/managed/managed-banks.endpoints.ts'
import { useText } from '../use-text.ts'

/** Asks for a new bank's name and municipalities; the rest is edited on its page of the console. */
export function NewBankDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const problemOf = useWordsProblem()
  const [name, setName] = useState('')
  const [municipalities, setPlaces] = useState<MunicipalityId[]>([])
  const form = useForm({
    labels: { name: t('create.name'), municipalities: t('create.places') },
    validate() {
      const wrong = name.trim() === '' ? t('wrong.name') : problemOf(name, LIMITS.name)
      return {
        ...(wrong !== undefined && { name: wrong }),
        ...(municipalities.length === 0 && { municipalities: t('wrong.places') }),
      }
    },
    async send() {
      const { slug } = await call(createBank, { body: { name, municipalities } })
      await navigate(`/admin/banks/${slug}`)
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <Dialog open onClose={onClose} title={t('create.title')} closeLabel={t('close')}>
      <form {...form.props} className="grid gap-4">
        <TextInput
          name="name"
          label={t('create.name')}
          help={t('create.nameHelp')}
          autoComplete="off"
          value={name}
          error={form.errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <PlacesField
          name="municipalities"
          label={t('create.places')}
          help={t('create.placesHelp')}
          removeLabel={(place) => t('edit.removePlace', { name: place })}
          value={municipalities}
          max={LIMITS.places}
          error={form.errors.municipalities}
          onChange={setPlaces}
        />
        <FormProblem text={form.problem} />
        <FormFoot onCancel={onClose} act={t('create.act')} busy={form.busy && t('create.busy')} />
      </form>
    </Dialog>
  )
}

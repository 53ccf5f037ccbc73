import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { createLetter, type Letter, listLetters } from '../../contract/letters.endpoints.ts'
import { useText } from '../use-text.ts'
import type { ApplicationInput } from './use-draft-application.ts'

/** Offers saved letters to begin from, and a button to save this one. */
export function LetterTools({
  written,
  onUse,
}: {
  written: ApplicationInput
  onUse: (letter: Letter) => void
}) {
  const t = useText()
  const [naming, setNaming] = useState(false)
  const { data } = useEndpoint(listLetters)
  const letters = data?.letters ?? []
  const empty = written.letter.trim() === ''
  return (
    <div className="mt-2 grid grid-cols-1 gap-2">
      {empty && letters.length > 0 && (
        <Select
          name="saved-letter"
          label={t('form.useLetter')}
          value=""
          empty={t('form.chooseLetter')}
          options={letters.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={(event) => {
            const letter = letters.find(({ id }) => id === event.target.value)
            if (letter) onUse(letter)
          }}
        />
      )}
      {!empty && (
        <div>
          <Button small look="quiet" className="-ml-3" onClick={() => setNaming(true)}>
            {t('form.saveLetter')}
          </Button>
        </div>
      )}
      <Dialog
        open={naming}
        onClose={() => setNaming(false)}
        title={t('form.saveLetter')}
        closeLabel={t('close')}
      >
        <NameForm written={written} onClose={() => setNaming(false)} />
      </Dialog>
    </div>
  )
}

function NameForm({ written, onClose }: { written: ApplicationInput; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const form = useForm({
    labels: { name: t('form.letterName') },
    validate: (data) => (fieldText(data, 'name') === '' ? { name: t('external.needed') } : {}),
    async send(data) {
      const { language, letter: body } = written
      await call(createLetter, { body: { name: fieldText(data, 'name'), language, body } })
      await queries.invalidateQueries({ queryKey: endpointKey(listLetters) })
      toast({ title: t('form.letterSaved') })
      onClose()
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <TextInput name="name" label={t('form.letterName')} maxLength={80} required error={form.errors.name} />
      <FormProblem text={form.problem} />
      <Button type="submit" look="river" busy={form.busy && t('external.saving')}>
        {t('external.save')}
      </Button>
    </form>
  )
}

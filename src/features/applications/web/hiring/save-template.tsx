import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { createTemplate, listTemplates } from '../../contract/hiring.endpoints.ts'
import type { Decision } from '../../contract/statuses.ts'
import { useHiringText } from './use-hiring-text.ts'

type Props = { organisation: string; status: Decision; message: Bilingual }

/** Saves the message of a decision for later ones. */
export function SaveTemplate({ organisation, status, message }: Props) {
  const t = useHiringText()
  const queries = useQueryClient()
  const [naming, setNaming] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (naming) name.current?.focus()
  }, [naming])
  const form = useForm({
    labels: { templateName: t('decision.templateName') },
    validate: (data): { templateName?: string } =>
      fieldText(data, 'templateName') === '' ? { templateName: t('decision.needed') } : {},
    async send(data) {
      const body = { name: fieldText(data, 'templateName'), status, body: message }
      await call(createTemplate, { params: { id: organisation }, body })
      await queries.invalidateQueries({
        queryKey: endpointKey(listTemplates, { params: { id: organisation } }),
      })
      toast({ title: t('decision.templateSaved') })
      setNaming(false)
    },
    explain: (error) => errorText(error, t('general')),
  })
  if (!naming) {
    return (
      <Button small look="quiet" onClick={() => setNaming(true)}>
        {t('decision.saveTemplate')}
      </Button>
    )
  }
  return (
    <form {...form.props} className="grid grid-cols-1 gap-3">
      <TextInput
        name="templateName"
        label={t('decision.templateName')}
        maxLength={80}
        ref={name}
        error={form.errors.templateName}
      />
      <FormProblem text={form.problem} />
      <div>
        <Button type="submit" small look="river" busy={form.busy && t('decision.saving')}>
          {t('decision.save')}
        </Button>
      </div>
    </form>
  )
}

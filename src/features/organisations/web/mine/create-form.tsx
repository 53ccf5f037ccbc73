import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { NAME_LIMIT, WEBSITE } from '../../contract/inputs.ts'
import type { Kind } from '../../contract/kinds.ts'
import { createOrganisation, listOwnOrganisations } from '../../contract/organisation.endpoints.ts'
import { KindField, MunicipalityField } from '../manage/choice-fields.tsx'
import { municipalityOf, websiteOf } from '../manage/read-details.ts'
import { useText } from '../use-text.ts'

/** The fields of a new organisation. */
export function CreateForm() {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useForm({
    labels: {
      name: t('fields.name'),
      kind: t('fields.kind'),
      municipality: t('fields.municipality'),
      website: t('fields.website'),
    },
    validate: (data) => ({
      ...(fieldText(data, 'name') === '' && { name: t('fields.errors.name') }),
      ...(fieldText(data, 'kind') === '' && { kind: t('fields.errors.kind') }),
      ...(!WEBSITE.test(websiteOf(data)) && { website: t('fields.errors.website') }),
    }),
    async send(data) {
      const { slug } = await call(createOrganisation, {
        body: {
          name: fieldText(data, 'name'),
          kind: fieldText(data, 'kind') as Kind,
          municipality: municipalityOf(data),
          website: websiteOf(data),
        },
      })
      draft.forget()
      await queries.invalidateQueries({ queryKey: endpointKey(listOwnOrganisations) })
      await navigate(`/organisations/${slug}/home`)
    },
    explain: (error) => errorText(error, t('general')),
  })
  const draft = useDraft(form.props.ref, 'organisation.new')
  return (
    <div className="max-w-xl">
      <h1 className="text-2xl">{t('create.title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('create.lead')}</p>
      <form {...form.props} className="grid gap-5">
        <FormSummary {...form.summary} />
        <TextInput
          name="name"
          label={t('fields.name')}
          help={t('fields.nameHelp')}
          error={form.errors.name}
          maxLength={NAME_LIMIT}
          autoComplete="organization"
        />
        <KindField error={form.errors.kind} empty />
        <MunicipalityField error={form.errors.municipality} />
        <TextInput
          name="website"
          type="url"
          inputMode="url"
          label={t('fields.website')}
          help={t('fields.websiteHelp')}
          error={form.errors.website}
          maxLength={200}
          autoComplete="url"
        />
        <FormProblem text={form.problem} />
        <DraftNote {...draft} />
        <div>
          <Button type="submit" look="key" busy={form.busy && t('create.sending')}>
            {t('create.send')}
          </Button>
        </div>
      </form>
    </div>
  )
}

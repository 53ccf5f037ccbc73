import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { PickTile } from '#platform/web/ui/fields/pick-tile.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { createOpportunity, listMine, type OwnOrganisation } from '../../contract/editing.endpoints.ts'
import { KINDS } from '../../contract/kinds.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useListsText } from '../use-lists-text.ts'
import { useText } from '../use-text.ts'

/** The kind and the organisation of a new opportunity; the editor has all other fields. */
export function NewOpportunity() {
  // The texts are needed further down; requesting them here avoids a second wait.
  useEditorText()
  useText()
  const lists = useListsText()
  const session = useSession()
  const isAdmin = session.status === 'authenticated' && session.user.role === 'ADMIN'
  const query = useEndpoint(listMine, { query: {} })
  const { data } = query
  if (!data) {
    return (
      <QueryState
        query={query}
        waiting={
          <Waiting className="grid gap-4">
            <Skeleton className="h-10 max-w-xs" />
            <Skeleton className="h-64" />
          </Waiting>
        }
      />
    )
  }
  if (data.organisations.length === 0 && !isAdmin) return <Nobody title={lists('create.title')} />
  return <NewForm organisations={data.organisations} />
}

/** The page for members who write for no organisation. */
export function Nobody({ title }: { title: string }) {
  const t = useEditorText()
  return (
    <>
      <h1 className="mb-4 text-2xl">{title}</h1>
      <EmptyState
        title={t('mine.nobody')}
        text={t('mine.nobodyText')}
        action={<ButtonLink to="/organisations/mine">{t('mine.organisations')}</ButtonLink>}
      />
    </>
  )
}

function NewForm({ organisations }: { organisations: readonly OwnOrganisation[] }) {
  const t = useEditorText()
  const lists = useListsText()
  const words = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const preselection = organisations.find(({ slug }) => slug === search.get('organisation'))
  const [organisation, setOrganisation] = useState((preselection ?? organisations[0])?.id ?? '')
  const form = useForm({
    labels: { kind: lists('create.kind'), organisationName: lists('create.staffName') },
    validate: (data) => ({
      ...(fieldText(data, 'kind') === '' && { kind: lists('create.missingKind') }),
      ...(organisation === '' &&
        fieldText(data, 'organisationName').trim() === '' && {
          organisationName: lists('create.missingName'),
        }),
    }),
    async send(data) {
      const kind = KINDS.find((one) => one === fieldText(data, 'kind')) ?? 'job'
      const { slug } = await call(createOpportunity, {
        body:
          organisation === ''
            ? { kind, organisation: null, organisationName: fieldText(data, 'organisationName').trim() }
            : { kind, organisation },
      })
      await navigate(`/opportunities/${slug}/edit`)
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid gap-6">
      <h1 className="text-2xl">{lists('create.title')}</h1>
      {organisations.length > 1 && (
        <Select
          name="organisation"
          label={lists('create.organisation')}
          value={organisation}
          options={organisations.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={(event) => setOrganisation(event.target.value)}
        />
      )}
      {organisations.length === 0 && (
        <TextInput
          name="organisationName"
          label={lists('create.staffName')}
          help={lists('create.staffHelp')}
          maxLength={160}
          error={form.errors.organisationName}
        />
      )}
      <ChoiceGroup legend={lists('create.kind')} error={form.errors.kind}>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {KINDS.map((kind) => (
            <PickTile key={kind} type="radio" name="kind" value={kind} label={words(`kinds.${kind}`)} />
          ))}
        </div>
      </ChoiceGroup>
      <FormProblem text={form.problem} />
      <div>
        <Button type="submit" look="key" busy={form.busy && lists('create.starting')}>
          {lists('create.start')}
        </Button>
      </div>
    </form>
  )
}

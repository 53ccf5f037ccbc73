import { useEffect, useState } from 'react'
import { errorText, isConflict } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { Details } from '../../contract/inputs.ts'
import { type OwnOrganisation, updateOrganisation } from '../../contract/organisation.endpoints.ts'
import { useText } from '../use-text.ts'
import { DetailFields } from './detail-fields.tsx'
import { readDetails } from './read-details.ts'
import { useOrganisationStore } from './use-organisation.ts'
import { useDetailFaults } from './use-detail-faults.ts'

type Props = { organisation: OwnOrganisation }

/** Unsaved input by field, and the version on which it is based. */
type Unsaved = { fields: Record<string, string>; base: string }
const SAVED: Unsaved = { fields: {}, base: '' }

/** The details; input stays on this device until it is saved, whatever happens to the page. */
export function EditForm({ organisation }: Props) {
  const [round, setRound] = useState(0)
  const [unsaved, keep, forget, { restored, device }] = useDeviceDraft(
    `organisation.${organisation.id}`,
    SAVED,
  )
  const begin = () => setRound((count) => count + 1)
  useEffect(() => {
    if (restored) begin()
  }, [restored])
  return (
    <Fields
      // A new key after saving or restoring, because uncontrolled fields keep their values.
      key={round}
      organisation={organisation}
      isFull={device === 'full'}
      given={restored ? unsaved : undefined}
      onType={keep}
      onSettled={forget}
      onAnew={begin}
    />
  )
}

type FieldsProps = Props & {
  /** Whether the device has no room for the input. */
  isFull: boolean
  given: Unsaved | undefined
  onType: (unsaved: Unsaved) => void
  onSettled: () => void
  onAnew: () => void
}

function Fields({ organisation, given, isFull, onType, onSettled, onAnew }: FieldsProps) {
  const t = useText()
  const store = useOrganisationStore(organisation.slug)
  const { id, details, version, check } = organisation
  const [initial] = useState(given)
  const [base, setBase] = useState(initial?.base ?? version)
  const [dirty, setDirty] = useState(initial !== undefined)
  const [conflict, setConflict] = useState(false)
  const { labels, validate } = useDetailFaults()

  function settle() {
    onSettled()
    setDirty(false)
    setConflict(false)
  }
  async function save(body: Details, on: string) {
    const saved = await call(updateOrganisation, { params: { id }, body, ifMatch: `"${on}"` })
    store.put(saved)
    setBase(saved.version)
    settle()
    toast({ title: t('manage.saved') })
  }
  const form = useForm({
    labels,
    validate,
    send: (data) => save(readDetails(data), base),
    explain: (error) => (isConflict(error) ? undefined : errorText(error, t('general'))),
    onFailure(error) {
      if (!isConflict(error)) return
      setConflict(true)
      void store.reload()
    },
  })
  function keep(fields: HTMLFormElement) {
    const values = Object.fromEntries(
      [...new FormData(fields)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
    )
    onType({ fields: values, base })
    setDirty(true)
  }
  function insist() {
    const fields = form.props.ref.current
    const now = store.read()?.version ?? version
    setBase(now)
    if (fields) save(readDetails(new FormData(fields)), now).catch(() => setConflict(true))
  }
  function drop() {
    settle()
    onAnew()
  }
  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event)
        keep(event.currentTarget)
      }}
      className="grid max-w-3xl gap-5"
    >
      <FormSummary {...form.summary} />
      <DetailFields details={details} typed={initial?.fields} errors={form.errors} />
      {check.state === 'verified' && <p className="text-sm text-ink-2">{t('manage.anew')}</p>}
      {conflict && (
        <Note tone="sun" live>
          <p>{t('manage.conflict')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button small look="river" onClick={insist}>
              {t('manage.mine')}
            </Button>
            <Button small onClick={drop}>
              {t('manage.theirs')}
            </Button>
          </div>
        </Note>
      )}
      <FormProblem text={form.problem} />
      {isFull && <DraftNote device="full" restored={false} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="key" busy={form.busy && t('manage.saving')}>
          {t('manage.save')}
        </Button>
        {dirty && (
          <Button look="quiet" onClick={drop}>
            {t('manage.drop')}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-2">
          {dirty && t('manage.unsaved')}
        </p>
      </div>
    </form>
  )
}

import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Criteria, writeCriteria } from '../../contract/criteria.ts'
import {
  FREQUENCIES,
  type Frequency,
  listSaved,
  NAME_MAX,
  saveSearch,
} from '../../contract/saved.endpoints.ts'
import { IconButton, IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { useNames } from '../list/use-names.ts'
import { useText } from '../use-text.ts'

const FRAME = 'border border-edge bg-surface text-ink'

/** Saves this search for alerts; visitors are led to the sign-in. An icon alone where there is no room for words. */
export function SaveSearch({ criteria, compact }: { criteria: Criteria; compact?: boolean }) {
  const t = useText()
  const session = useSession()
  const [open, setOpen] = useState(false)
  if (session.status !== 'authenticated') {
    return compact ? (
      <IconLink to="/login" icon={<Bell />} label={t('save.visitor')} className={FRAME} />
    ) : (
      <ButtonLink to="/login" small icon={<Bell aria-hidden />}>
        {t('save.visitor')}
      </ButtonLink>
    )
  }
  const dialog = open && <SaveDialog criteria={criteria} onClose={() => setOpen(false)} />
  if (compact)
    return (
      <>
        <IconButton
          icon={<Bell />}
          label={t('save.button')}
          className={FRAME}
          onClick={() => setOpen(true)}
        />
        {dialog}
      </>
    )
  return (
    <div className="strip flex max-w-full items-center gap-x-5 whitespace-nowrap">
      <Button small icon={<Bell aria-hidden />} onClick={() => setOpen(true)}>
        {t('save.button')}
      </Button>
      <Link to="/recommended" className="link inline-flex min-h-target items-center text-sm">
        {t('save.forYou')}
      </Link>
      <Link to="/saved-searches" className="link inline-flex min-h-target items-center text-sm">
        {t('save.seeAll')}
      </Link>
      {dialog}
    </div>
  )
}

function SaveDialog({ criteria, onClose }: { criteria: Criteria; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { activeFilters } = useNames()
  const labels = { name: t('save.name'), frequency: t('save.frequency') }
  const proposed = [criteria.q, ...activeFilters(criteria, null).map(({ name }) => name)]
    .filter(Boolean)
    .join(', ')
  const form = useForm({
    labels,
    validate: (data) => (String(data.get('name') ?? '').trim() === '' ? { name: t('save.nameMissing') } : {}),
    async send(data) {
      const { sort: _sort, ...asked } = writeCriteria(criteria)
      await call(saveSearch, {
        body: {
          name: String(data.get('name') ?? '').trim(),
          frequency: String(data.get('frequency')) as Frequency,
          criteria: asked as never,
        },
      })
      await queries.invalidateQueries({ queryKey: endpointKey(listSaved) })
      onClose()
      toast({
        title: t('save.done'),
        action: (
          <ToastButton onClick={() => void navigate('/saved-searches')}>{t('save.seeAll')}</ToastButton>
        ),
      })
    },
    explain: (error) => errorText(error, t('save.failed')),
  })
  return (
    <Dialog open onClose={onClose} title={t('save.title')} closeLabel={t('save.close')}>
      <form {...form.props} className="grid gap-4">
        <FormSummary {...form.summary} />
        <TextInput
          name="name"
          label={labels.name}
          maxLength={NAME_MAX}
          defaultValue={(proposed || t('save.everything')).slice(0, NAME_MAX)}
          error={form.errors.name}
        />
        <RadioGroup
          legend={labels.frequency}
          name="frequency"
          defaultValue="daily"
          options={FREQUENCIES.toReversed().map((value) => ({ value, text: t(`frequency.${value}`) }))}
        />
        <FormProblem text={form.problem} />
        <div className="grid gap-2 sm:flex sm:justify-end">
          <Button onClick={onClose}>{t('save.cancel')}</Button>
          <Button type="submit" look="river" busy={form.busy && t('save.busy')}>
            {t('save.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

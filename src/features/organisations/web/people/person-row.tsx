import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { ROLES, type Role } from '../../contract/kinds.ts'
import type { OwnOrganisation } from '../../contract/organisation.endpoints.ts'
import { updateRole, type OrganisationPerson, removePerson } from '../../contract/people.endpoints.ts'
import { useText } from '../use-text.ts'
import { usePeopleAct } from './use-people-act.ts'

type Props = { person: OrganisationPerson; organisation: OwnOrganisation; decides: boolean }

/** A person of the organisation; owners change roles and remove, everyone may leave. */
export function PersonRow({ person, organisation, decides }: Props) {
  const t = useText()
  const locale = useLocale()
  const { act } = usePeopleAct()
  const params = { id: organisation.id, person: person.id }
  const mayGo = (decides || person.isYou) && !organisation.suspended
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <Avatar name={person.name} src={person.picture} />
      <div className="min-w-0 flex-1 basis-44">
        <b className="font-strong [overflow-wrap:anywhere]">{person.name}</b>
        {person.isYou && <span className="text-ink-2"> ({t('people.you')})</span>}
        <span className="block text-sm text-ink-2 [overflow-wrap:anywhere]">
          {person.email ?? t(`roles.${person.role}`)}{' '}
          <span className="inline-block text-ink-3">
            {t('people.since', { date: formatDate(new Date(person.since), locale) })}
          </span>
        </span>
      </div>
      {decides && (
        <Select
          name="role"
          label={<span className="sr-only">{t('people.roleOf', { name: person.name })}</span>}
          value={person.role}
          options={ROLES.map((value) => ({ value, text: t(`roles.${value}`) }))}
          onChange={(event) => {
            const role = event.target.value as Role
            void act(() => call(updateRole, { params, body: { role } }), t('people.changed'))
          }}
          className="w-44 flex-none"
        />
      )}
      {mayGo && <Going person={person} organisation={organisation} />}
    </li>
  )
}

function Going({ person, organisation }: Omit<Props, 'decides'>) {
  const t = useText()
  const navigate = useNavigate()
  const { busy, act } = usePeopleAct()
  const [asking, setAsking] = useState(false)
  const leaves = person.isYou
  const word = t(leaves ? 'people.leave' : 'people.remove')
  const label = leaves
    ? t('people.leaveNamed', { name: organisation.details.name })
    : t('people.removeNamed', { name: person.name })
  async function go() {
    const done = await act(
      () => call(removePerson, { params: { id: organisation.id, person: person.id } }),
      t(leaves ? 'people.left' : 'people.removed'),
    )
    setAsking(false)
    if (done && leaves) await navigate('/organisations/mine')
  }
  return (
    <>
      <Button small look="quiet" className="min-w-24" aria-label={label} onClick={() => setAsking(true)}>
        {word}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        closeLabel={t('close')}
        title={
          leaves
            ? t('people.sureLeave', { name: organisation.details.name })
            : t('people.sureRemove', { name: person.name })
        }
        actions={
          <DialogFoot
            onCancel={() => setAsking(false)}
            act={word}
            onAct={go}
            look="harm"
            busy={busy && t('people.sending')}
          />
        }
      >
        <p>{t(leaves ? 'people.sureLeaveText' : 'people.sureRemoveText')}</p>
      </Dialog>
    </>
  )
}

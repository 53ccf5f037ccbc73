import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { ADMIN_SCOPES } from '#platform/contract/admin-scopes.ts'
import type { Person } from '../../contract/person.endpoints.ts'
import { useText } from '../use-text.ts'
import { usePersonText } from './use-person-text.ts'

const ROLES = ['USER', 'ADMIN', 'GLOBAL'] as const

/** Reads the rights from the form; scopes count only for admins who need them. */
export function rightsFrom(data: FormData) {
  const role = fieldText(data, 'role')
  const scopes = ADMIN_SCOPES.filter((scope) => data.getAll('scopes').includes(scope))
  return {
    role: role === 'ADMIN' || role === 'GLOBAL' ? ('ADMIN' as const) : ('USER' as const),
    globalAdmin: role === 'GLOBAL',
    scopes: role === 'ADMIN' ? scopes : [],
  }
}

export function RightsFields({ user, error }: { user: Person['user']; error: string | undefined }) {
  const t = usePersonText()
  const words = useText()
  const now = user.globalAdmin ? 'GLOBAL' : user.role
  return (
    <>
      <RadioGroup
        legend={t('role')}
        name="role"
        defaultValue={now}
        options={ROLES.map((value) => ({ value, text: t(`roles.${value}`) }))}
      />
      <ChoiceGroup legend={t('scopes')} help={t('scopesHelp')} error={error}>
        {ADMIN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            defaultChecked={user.scopes.includes(scope)}
            label={words(`console.scopes.${scope}`)}
          />
        ))}
      </ChoiceGroup>
    </>
  )
}

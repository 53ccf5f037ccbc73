import {
  type Age,
  AGES,
  type Facet,
  type FacetValue,
  OWN_ROLES,
  type State,
  STATES,
} from '../../../contract/users.endpoints.ts'
import { useUsersText } from '../use-users-text.ts'

/** Names a value of a facet: by the feature that knows it, or as one of the list's own. */
export function useFacetNames() {
  const t = useUsersText()
  return (facet: Facet, { value, title }: Pick<FacetValue, 'value' | 'title'>): string => {
    if (title !== '') return title
    const isOneOf = (values: readonly string[]) => values.includes(value)
    if (facet === 'state' && isOneOf(STATES)) return t(`states.${value as State}`)
    if (facet === 'age' && isOneOf(AGES)) return t(`ages.${value as Age}`)
    if (facet === 'role' && isOneOf(OWN_ROLES)) return t(`roles.${value as (typeof OWN_ROLES)[number]}`)
    return value
  }
}

import { useParams } from 'react-router'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { answersPath, editPath, formsPath, ofOrganisation } from '../contract/organisation-forms.ts'

export function callThrough<E extends Endpoint>(organisation: string | null, endpoint: E): E {
  return organisation === null ? endpoint : ofOrganisation(endpoint, organisation)
}

/** Returns the entrance by which somebody came to forms: the calls and the addresses of staff, or of an organisation. */
export function useDoor() {
  const { organisation = null } = useParams()
  return {
    organisation,
    at: <E extends Endpoint>(endpoint: E): E => callThrough(organisation, endpoint),
    list: formsPath(organisation),
    edit: (form: string) => editPath(organisation, form),
    answers: (form: string) => answersPath(organisation, form),
  }
}

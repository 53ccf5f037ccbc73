import type { Endpoint } from '#platform/contract/endpoint.ts'

/** Forms that an organisation may have out of the archive. */
export const FORMS_MAX = 50

/** Returns the same call of staff as the people of an organisation make it for a form of their own. */
export function ofOrganisation<E extends Endpoint>(endpoint: E, organisation: string): E {
  const path = endpoint.path.replace(/^\/api\/admin\/forms/, `/api/organisation-forms/${organisation}`)
  return { ...endpoint, path }
}

/** Where the forms of the house, or of an organisation, are looked after. */
export const formsPath = (organisation: string | null): string =>
  organisation === null ? '/admin/form-builder' : `/organisations/${organisation}/forms`
export const editPath = (organisation: string | null, form: string): string =>
  `${formsPath(organisation)}/${organisation === null ? `edit/${form}` : `${form}/edit`}`
export const answersPath = (organisation: string | null, form: string): string =>
  `${formsPath(organisation)}/${organisation === null ? `submissions/${form}` : `${form}/answers`}`

import { countByStatus, listAddresseeRows, listApplicantRows } from '../hiring/applicants.queries.ts'
import { countFacets } from './facets.queries.ts'

/** What the desk asks of the database while somebody reads, for whoever measures it. */
export const deskQueries = { countByStatus, countFacets, listAddresseeRows, listApplicantRows }

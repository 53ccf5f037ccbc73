import { findMunicipality } from './find-municipality.ts'
import type { MunicipalityId } from './municipalities.ts'

/** The municipalities of the one city that has several. */
const SARAJEVO: ReadonlySet<MunicipalityId> = new Set<MunicipalityId>([
  'centar-sarajevo',
  'novi-grad-sarajevo',
  'novo-sarajevo',
  'stari-grad-sarajevo',
])

/** Returns the name of the town to which people count a municipality. */
export function townOf(id: MunicipalityId): string {
  return SARAJEVO.has(id) ? 'Sarajevo' : (findMunicipality(id)?.name ?? id)
}

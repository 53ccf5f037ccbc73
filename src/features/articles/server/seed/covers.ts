import { join } from 'node:path'
import { addSeededPicture } from '#features/library/server/index.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'

/** The descriptions of the drawings; scripts/demo-pictures.mjs draws them. */
export const COVERS = {
  'river-one': {
    bhs: 'Most od devet kamenova, srednji je narandžast',
    en: 'A bridge of nine stones, the middle one orange',
  },
  'river-two': {
    bhs: 'Dva zelena luka, u većem fale četiri kamena',
    en: 'Two green arches, four stones of the larger one still missing',
  },
  'deep-one': {
    bhs: 'Svijetli luk na tamnoj podlozi, sredina još nije složena',
    en: 'A light arch on a dark ground, its middle not yet laid',
  },
  'deep-three': {
    bhs: 'Tri svijetla luka, srednji je najviši',
    en: 'Three light arches, the middle one the highest',
  },
  'sun-two': {
    bhs: 'Dva luka na žutoj podlozi, veći je skoro gotov',
    en: 'Two arches on a yellow ground, the larger one nearly complete',
  },
  'sun-one': {
    bhs: 'Luk od sedam kamenova, dva se tek crtaju',
    en: 'An arch of seven stones, two of them still outlines',
  },
  'lilac-one': {
    bhs: 'Ljubičasti luk, tri kamena pri vrhu su obris',
    en: 'A purple arch, three stones near its top are outlines',
  },
  'lilac-three': {
    bhs: 'Tri ljubičasta luka, srednji se gradi',
    en: 'Three purple arches, the middle one being built',
  },
  'apricot-one': {
    bhs: 'Luk od sedam kamenova, završni je narandžast',
    en: 'An arch of seven stones, the keystone orange',
  },
  'apricot-two': {
    bhs: 'Dva luka na svijetloj podlozi, veći je tek počet',
    en: 'Two arches on a light ground, the larger one just begun',
  },
} as const satisfies Record<string, Bilingual>
export type CoverName = keyof typeof COVERS

/** Puts the drawings into the library: nothing is encoded at a start. */
export async function seedCovers(tx: Db, services: Services): Promise<Map<CoverName, string>> {
  const folder = join(import.meta.dirname, 'covers')
  const pictures = new Map<CoverName, string>()
  for (const [name, description] of Object.entries(COVERS) as [CoverName, Bilingual][])
    pictures.set(name, await addSeededPicture(tx, { services, folder, name, description }))
  return pictures
}

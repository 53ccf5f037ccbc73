import { findArtefact, type Place, releaseFolder } from '../engine/find-artefact.ts'
import { readOccupations } from '../release/concepts.ts'
import { openRelease } from '../release/release.ts'
import { evaluateColloquial } from './evaluate-colloquial.ts'
import { evaluateGroups } from './evaluate-groups.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { evaluateExtraction, evaluateNear, evaluateOfficial, evaluateTitles, type Table } from './evaluate.ts'

/** Measures everything, and names what could not be measured. */
export async function evaluateAll(
  place: Place,
): Promise<{ vocabulary: string; tables: Table[]; missing: string[] }> {
  const artefact = await findArtefact(place)
  const { skills, occupations } = artefact.vocabulary
  const tables: Table[] = []
  const missing: string[] = []
  if (skills.some(({ key }) => key === null)) tables.push(evaluateExtraction('en', artefact))
  else
    missing.push('The English sentences need a release of ESCO: import one, or give its folder as ESCO_DIR.')
  tables.push(evaluateExtraction('bhs', artefact), ...evaluateTitles(artefact))
  tables.push(evaluateGroups(artefact, false), evaluateGroups(artefact, true))
  tables.push(evaluateColloquial(artefact, false), evaluateColloquial(artefact, true))
  const official = await readOfficial(place.escoDir)
  if (official.length > 0) {
    const own = new Map(
      readOwnTables().occupations.map((one) => [one.key, [one.bhsM, one.bhsF, ...one.synonyms.bhs]]),
    )
    tables.push(...evaluateOfficial(artefact, official, ({ key }) => own.get(key ?? '') ?? []))
  } else missing.push('The official titles need occupations_hr.csv in the folder of the release.')
  tables.push(evaluateNear(artefact))
  return { vocabulary: `${skills.length} skills and ${occupations.length} occupations`, tables, missing }
}

/** Reads Croatian titles of a release; the half whose words were never looked at is for measuring. */
async function readOfficial(escoDir: string | undefined) {
  const folder = releaseFolder(escoDir)
  const official: { esco: string; title: string; isTest: boolean }[] = []
  if (!folder) return official
  for await (const { esco, language, preferred } of readOccupations(await openRelease(folder)))
    if (language === 'hr') official.push({ esco, title: preferred, isTest: isUnseen(esco) })
  return official
}

/** Splits titles by the identifier's first two digits: words of even ones helped to write our word list. */
function isUnseen(esco: string): boolean {
  return Number.parseInt(esco.slice(0, 2), 16) % 2 === 1
}

import type { Release } from './release.ts'

/** A skill or an occupation of a release in one language. */
export type ReleaseConcept = {
  esco: string
  language: string
  preferred: string
  others: string[]
  description: string
  /** The ISCO group of an occupation. */
  isco: string
  kind: 'skill' | 'knowledge'
}

export type ReleaseLink = { occupation: string; skill: string; essential: boolean }

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const LANGUAGE = /_([a-z]{2})\.csv$/i

export function readSkills(release: Release): AsyncGenerator<ReleaseConcept> {
  return readConcepts(release, /^skills_[a-z]{2}\.csv$/i)
}

export function readOccupations(release: Release): AsyncGenerator<ReleaseConcept> {
  return readConcepts(release, /^occupations_[a-z]{2}\.csv$/i)
}

/** Reads the links from occupations to skills. */
export async function* readLinks(release: Release): AsyncGenerator<ReleaseLink> {
  for await (const { row } of release.rows(/^occupationSkillRelations(_[a-z]{2})?\.csv$/i)) {
    const occupation = idOf(row.occupationUri)
    const skill = idOf(row.skillUri)
    if (occupation && skill) yield { occupation, skill, essential: row.relationType === 'essential' }
  }
}

async function* readConcepts(release: Release, name: RegExp): AsyncGenerator<ReleaseConcept> {
  for await (const { file, row } of release.rows(name)) {
    const esco = idOf(row.conceptUri)
    const [preferred = '', ...rest] = lines(row.preferredLabel)
    if (!esco || preferred === '' || row.status === 'deprecated') continue
    yield {
      esco,
      language: LANGUAGE.exec(file)?.[1]?.toLowerCase() ?? 'en',
      preferred,
      others: [...new Set([...rest, ...lines(row.altLabels), ...lines(row.hiddenLabels)])].filter(
        (label) => label !== preferred,
      ),
      description: (row.description ?? '').trim(),
      isco: (row.iscoGroup ?? '').trim(),
      kind: row.skillType === 'knowledge' ? 'knowledge' : 'skill',
    }
  }
}

function idOf(uri: string | undefined): string | undefined {
  return UUID.exec(uri ?? '')?.[0]
}

function lines(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(/\r?\n|\s\|\s/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

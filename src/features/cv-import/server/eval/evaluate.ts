import { randomUUID } from 'node:crypto'
import { commands } from '#features/skills/server/index.ts'
import { proposalOf } from '../proposal.ts'
import { readCv } from '../parse/read-cv.ts'
import { readFile } from '../read/read-file.ts'
import { Refusal } from '../read/refusal.ts'
import { inVocabulary } from '../skills-of.ts'
import { type BadCv, CV_SETS, type CvSet, readBadCvs } from './bad-cvs.ts'
import { drawPdf } from './draw-pdf.ts'
import { type Judged, measure } from './measure.ts'
import { writeDocx } from './write-docx.ts'

export type Table = { title: string; rows: { method: string; values: Record<string, number> }[] }
export type Tried = { cv: BadCv; judged: Judged[] }

/** Reads every bad CV from a generated file and judges each of its fields. */
export async function tryBadCvs(): Promise<Tried[]> {
  const { openOwnNames } = await commands.ownSkills()
  const names = openOwnNames()
  const idOf = (name: string) => names.get(name)
  const tried: Tried[] = []
  for (const cv of readBadCvs()) {
    const read = await readFile(await fileOf(cv)).catch((error: unknown) => {
      if (error instanceof Refusal) return { format: 'pdf' as const, pages: 1, cv: readCv([]) }
      throw error
    })
    const draft = proposalOf(read, randomUUID)
    const skills = await inVocabulary(draft.skills, () => Promise.resolve(names))
    tried.push({ cv, judged: measure(cv.expected, { ...draft, skills }, idOf) })
  }
  return tried
}

/** Returns a CV as the file that somebody would send. */
export async function fileOf(cv: BadCv): Promise<Uint8Array> {
  if (cv.format === 'json') return new TextEncoder().encode(cv.lines.join('\n'))
  return new Uint8Array(await (cv.format === 'pdf' ? drawPdf(cv) : writeDocx(cv)))
}

const NAMES = { rules: 'seen', holdout: 'kept back', shapes: 'shapes', strange: 'strange' } as const

export async function evaluateCvs(): Promise<{ tables: Table[]; wrong: string[] }> {
  const tried = await tryBadCvs()
  const judgedOf = (set: CvSet, field?: string) =>
    tried
      .filter(({ cv }) => cv.set === set)
      .flatMap(({ judged }) => judged)
      .filter((one) => field === undefined || one.field === field)
  const fields = [...new Set(tried.flatMap(({ judged }) => judged.map(({ field }) => field)))]
  const row = (method: string, field?: string) => {
    const values = CV_SETS.flatMap((set) => {
      const judged = judgedOf(set, field)
      return [
        [NAMES[set], shareOf(judged)],
        [`of ${NAMES[set]}`, judged.length],
      ]
    })
    return { method, values: Object.fromEntries(values) as Record<string, number> }
  }
  return {
    tables: [
      {
        title: 'Fields of bad CVs',
        rows: [row('all'), ...fields.map((field) => row(field, field))],
      },
      {
        title: 'Each of them',
        rows: tried.map(({ cv, judged }) => ({
          method: `${cv.shape}, ${cv.format}${cv.set === 'rules' ? '' : `, ${NAMES[cv.set]}`}`,
          values: { right: shareOf(judged), fields: judged.length },
        })),
      },
    ],
    wrong: tried.flatMap(({ cv, judged }) =>
      judged.filter(({ right }) => !right).map(({ what }) => `${cv.name}: ${what}`),
    ),
  }
}

export function shareOf(judged: readonly Judged[]): number {
  return judged.filter(({ right }) => right).length / Math.max(1, judged.length)
}

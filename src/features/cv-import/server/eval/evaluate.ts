import { randomUUID } from 'node:crypto'
import { commands } from '#features/skills/server/index.ts'
import { proposalOf } from '../proposal.ts'
import { readCv } from '../parse/read-cv.ts'
import { readFile } from '../read/read-file.ts'
import { Refusal } from '../read/refusal.ts'
import { inVocabulary } from '../skills-of.ts'
import { type BadCv, readBadCvs } from './bad-cvs.ts'
import { drawPdf } from './draw-pdf.ts'
import { type Judged, measure } from './measure.ts'
import { writeDocx } from './write-docx.ts'

export type Table = { title: string; rows: { method: string; values: Record<string, number> }[] }
export type Tried = { cv: BadCv; judged: Judged[] }

/** Reads every bad CV from a file made of it, and judges each of its fields. */
export async function tryBadCvs(): Promise<Tried[]> {
  const { openOwnNames } = await commands.ownSkills()
  const names = openOwnNames()
  const idOf = (name: string) => names.get(name)
  const tried: Tried[] = []
  for (const cv of readBadCvs()) {
    const bytes = await (cv.format === 'pdf' ? drawPdf(cv) : writeDocx(cv))
    const read = await readFile(new Uint8Array(bytes)).catch((error: unknown) => {
      if (error instanceof Refusal) return { format: cv.format, pages: 1, cv: readCv([]) }
      throw error
    })
    const draft = proposalOf(read, randomUUID)
    const skills = await inVocabulary(draft.skills, () => Promise.resolve(names))
    tried.push({ cv, judged: measure(cv.expected, { ...draft, skills }, idOf) })
  }
  return tried
}

export async function evaluateCvs(): Promise<{ tables: Table[]; wrong: string[] }> {
  const tried = await tryBadCvs()
  const seen = tried.filter(({ cv }) => !cv.isHeld)
  const held = tried.filter(({ cv }) => cv.isHeld)
  const of = (some: readonly Tried[]) => some.flatMap(({ judged }) => judged)
  const fields = [...new Set(of(tried).map(({ field }) => field))]
  const named = (some: readonly Tried[], field: string) => of(some).filter((one) => one.field === field)
  return {
    tables: [
      table(
        `Fields of ${seen.length} bad CVs that the rules were made with, and of ${held.length} kept back`,
        [
          { method: 'all', seen: of(seen), held: of(held) },
          ...fields.map((field) => ({ method: field, seen: named(seen, field), held: named(held, field) })),
        ],
      ),
      {
        title: 'Each of them',
        rows: tried.map(({ cv, judged }) => ({
          method: `${cv.shape}, ${cv.format}${cv.isHeld ? ', kept back' : ''}`,
          values: { right: shareOf(judged), fields: judged.length },
        })),
      },
    ],
    wrong: tried.flatMap(({ cv, judged }) =>
      judged.filter(({ right }) => !right).map(({ what }) => `${cv.name}: ${what}`),
    ),
  }
}

function table(
  title: string,
  rows: readonly { method: string; seen: readonly Judged[]; held: readonly Judged[] }[],
): Table {
  return {
    title,
    rows: rows.map(({ method, seen, held }) => ({
      method,
      values: { seen: shareOf(seen), of: seen.length, 'kept back': shareOf(held), 'of these': held.length },
    })),
  }
}

export function shareOf(judged: readonly Judged[]): number {
  return judged.filter(({ right }) => right).length / Math.max(1, judged.length)
}

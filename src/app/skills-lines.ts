import { createInterface } from 'node:readline'
import { commands, type Engine, escoUri } from '#features/skills/server/index.ts'
import type { Command } from './run.ts'

type Named = { id: string; esco: string | null; names: { bhs: readonly string[]; en: readonly string[] } }

/** One answer of the line commands. */
export type Answer = {
  /** Distinguishes occupations from groups, of which one remains to be chosen. */
  kind?: 'occupation' | 'group'
  id: string
  esco: string | null
  label: string
  score: number
  /** The relation of the classification's skill to the found one. */
  relation?: 'exact' | 'broader' | 'narrower' | null
  /** Of a group: prefixes of ISCO-08 codes, and its occupations by identifier. */
  isco?: readonly string[]
  occupations?: readonly string[]
}

/** Answers every line of standard input with one line of JSON; standard output contains nothing else. */
export async function answerLines(
  { config: { dataDir } }: Command,
  answer: (engine: Engine, line: string) => Answer[],
): Promise<void> {
  const note = (text: string) => process.stderr.write(`${text}\n`)
  process.stdout.on('error', () => process.exit())
  const { findEngine } = await commands.engine()
  const engine = await findEngine({ dataDir, escoDir: process.env.ESCO_DIR, note })
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answers = line.trim() === '' ? [] : answer(engine, line)
    if (!process.stdout.write(`${JSON.stringify(answers)}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve))
  }
}

export function answerOf(kind: 'skill' | 'occupation', { id, esco, names }: Named, score: number): Answer {
  return {
    id,
    esco: esco === null ? null : escoUri(kind, esco),
    label: names.en[0] ?? names.bhs[0] ?? '',
    score: roundedScore(score),
  }
}

export function roundedScore(score: number): number {
  return Math.round(score * 10_000) / 10_000
}

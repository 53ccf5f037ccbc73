import { type Change, commands, type ImportStep, type MergeReport } from '#features/skills/server/index.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Command } from './run.ts'
import { trainAndTell } from './skills-train.ts'
import { withServices } from './with-database.ts'

const USAGE = `npm run skills:import -- folder

The folder holds an official ESCO release: CSV files (skills_en.csv, occupations_en.csv, occupationSkillRelations.csv,
and the same in other languages), or a .tar.gz of them, or both. An archive may also be given by itself.
Running it again changes only what differs. A run that was cut off is gone on with by running it again.`

const STEPS: Record<ImportStep, string> = {
  own: 'our own vocabulary',
  skills: 'skills read',
  occupations: 'occupations read',
  links: 'links read',
  merge: 'comparing with what is there',
}

/** Imports an ESCO release into the vocabulary, and trains the engine on it. */
export async function skillsImport(command: Command): Promise<void> {
  const [folder] = command.args
  if (!folder) throw new PlainError(USAGE)
  const { importFolder } = await commands.importing()
  await withServices(command, async (services) => {
    const report = await importFolder({
      services,
      folder,
      onContinue: ({ step, count }) =>
        console.log(`An earlier import was cut off. Going on from there, ${STEPS[step]}: ${count}`),
      onProgress: (step, count) => console.log(count > 0 ? `${STEPS[step]}: ${count}` : STEPS[step]),
    })
    print(report)
    await trainAndTell(services)
  })
}

function print(report: MergeReport): void {
  line('skills', report.skills)
  line('names of skills', report.skillLabels)
  line('occupations', report.occupations)
  line('names of occupations', report.occupationLabels)
  line('links', report.links)
}

function line(name: string, { added, changed, removed, same }: Change): void {
  console.log(`${name}: ${added} new, ${changed} changed, ${removed} removed, ${same} as they were`)
}

import { commands } from '#features/skills/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Command } from './run.ts'
import { withServices } from './with-database.ts'

const STEPS = {
  graph: 'learning which skills are near each other',
  meanings: 'learning what words and skills mean',
  substitutes: 'learning which words stand for each other',
}

/** Trains the engine on the vocabulary as it stands. */
export function skillsTrain(command: Command): Promise<void> {
  return withServices(command, async (services) => {
    const { layOwnVocabulary } = await commands.importing()
    await layOwnVocabulary(services)
    await trainAndTell(services)
  })
}

export async function trainAndTell({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { trainEngine } = await commands.training()
  const from = performance.now()
  const { version, skills, occupations } = await trainEngine({
    db,
    dataDir: config.dataDir,
    onStep: (step) => console.log(STEPS[step]),
  })
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(
    `trained on ${skills} skills and ${occupations} occupations in ${seconds} s, version ${version}`,
  )
}

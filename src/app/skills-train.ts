import { commands } from '#features/skills/server/index.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import type { Services } from '#platform/server/services.ts'
import type { Command } from './run.ts'
import { withServices } from './with-database.ts'

const STEPS = {
  ranker: 'refitting how much each sign of a skill counts',
  graph: 'learning which skills are near each other',
  meanings: 'learning what words and skills mean',
  substitutes: 'learning which words stand for each other',
  encoder: 'learning what names mean, minutes with a release',
}

/**
 * Trains the engine on the current vocabulary. Instead, `material` rewrites the figures for refitting its ranker, and `own`
 * trains the encoder that comes with the product.
 */
export function skillsTrain(command: Command): Promise<void> {
  if (command.args[0] === 'material') return saveMaterial(command)
  if (command.args[0] === 'own') return trainShippedEncoder()
  return withServices(command, async (services) => {
    const { seedOwnVocabulary } = await commands.importing()
    await seedOwnVocabulary(services)
    await trainAndTell(services)
  })
}

async function trainShippedEncoder(): Promise<void> {
  const { trainShipped } = await commands.shippedEncoder()
  const { path, bytes } = await trainShipped((round) => console.log(`${STEPS.encoder}: round ${round + 1}`))
  console.log(`kept ${bytes} bytes in ${path}`)
}

async function saveMaterial({ config: { dataDir } }: Command): Promise<void> {
  const { saveMaterial: save } = await commands.material()
  const note = (text: string) => process.stderr.write(`${text}\n`)
  const { path, english, ours } = await save({ dataDir, escoDir: process.env.ESCO_DIR, note })
  console.log(`kept ${english} judgements of English names and ${ours} of ours in ${path}`)
}

export async function trainAndTell({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { trainEngine, faultOfMaterial } = await commands.training()
  const fault = faultOfMaterial()
  if (fault) throw new PlainError(fault)
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

// @ts-check
import { lockEveryPlatform } from './steps/platforms.mjs'

const added = lockEveryPlatform({ write: true })
process.stdout.write(
  added.length === 0 ? 'The lock file is complete.\n' : `Added to the lock file:\n${added.join('\n')}\n`,
)

import { join } from 'node:path'

export const MIGRATIONS = join(import.meta.dirname, '../../migrations')

import { posix } from 'node:path'
import type { Guard } from './source.ts'

const ROLES =
  'tables queries policy service routes task seed endpoints problems screen bhs en client server guard global fixture config part worker bench journey spec d'
const WORD = '[a-z][a-z0-9]*'
const NAME = new RegExp(`^${WORD}(-[a-z0-9]+)*(\\.(${ROLES.replaceAll(' ', '|')}))?(\\.test)?\\.(tsx?|mjs)$`)
const DEFAULT_EXPORT = /\.screen\.tsx$|^src\/(root|routes|entry\.\w+)\.tsx?$|\.config\.ts$/

/** Requires file names `noun.role.ts` in kebab-case, with a role from the closed list. */
export const names: Guard = (sources) =>
  sources
    .filter(({ path }) => !NAME.test(posix.basename(path)))
    .map(({ path }) => `${path} is not named noun.role.ts`)

/** Requires named exports; only the router's own files must have a default. */
export const namedExports: Guard = (sources) =>
  sources
    .filter(({ path, hasDefaultExport }) => hasDefaultExport && !DEFAULT_EXPORT.test(path))
    .map(({ path }) => `${path} has a default export`)

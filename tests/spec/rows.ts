import { routes } from './point-1-2-routes.ts'
import { adminRows, entryRows, genericRows, landingRows } from './point-2-screens.ts'
import { entities, transitions } from './point-3-4.ts'
import { permissionsRows, validation } from './point-5-6.ts'
import { callRows } from './point-7.ts'
import { constants, errors } from './point-8-9.ts'
import { reliedOn } from './relied-on.ts'
import type { Row } from './row.ts'

/** Every row of the specification and of other guarantees. */
export const rows: readonly Row[] = [
  ...routes,
  ...landingRows,
  ...entryRows,
  ...adminRows,
  ...genericRows,
  ...entities,
  ...transitions,
  ...validation,
  ...permissionsRows,
  ...callRows,
  ...errors,
  ...constants,
  ...reliedOn,
]

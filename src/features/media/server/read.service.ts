import type { Readable } from 'node:stream'
import { problems as platform } from '#platform/contract/problems.ts'
import { isGone } from '#platform/server/files/files.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { findFile } from './files.queries.ts'
import { partKey } from './place.ts'

/** The part of a file that is not a picture in several sizes. */
export const WHOLE = 'whole'

type Input = { id: string; part?: string }

/** Bytes of an attached file; 404 where it is not there any more. Who may read them is for the caller to say. */
export async function readFile(services: Pick<Services, 'db' | 'files'>, input: Input): Promise<Buffer> {
  return services.files.read(await keyOf(services, input)).catch(orNotFound)
}

/** The same as a stream, for files that may be large. */
export async function streamFile(services: Pick<Services, 'db' | 'files'>, input: Input): Promise<Readable> {
  return services.files.stream(await keyOf(services, input)).catch(orNotFound)
}

async function keyOf({ db }: Pick<Services, 'db'>, { id, part = WHOLE }: Input): Promise<string> {
  const file = await findFile(db, id)
  if (!file) throw new Problem(platform.notFound)
  return partKey(file.place, part)
}

export function orNotFound(error: unknown): never {
  if (isGone(error)) throw new Problem(platform.notFound)
  throw error
}

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { getOwnProfile } from '../contract/profile.endpoints.ts'
import type { Contents } from '../contract/sections.ts'
import { picturesOf } from './own.service.ts'
import { listPictures, listSections } from './profiles.queries.ts'
import { readContents } from './stored-contents.ts'

export type WholeProfile = {
  contents: Contents
  photo: ResponseOf<typeof getOwnProfile>['pictures']['photo']
  updatedAt: Date | undefined
}

/** Returns the whole profile, hidden parts included, for use by its owner. */
export async function wholeProfile(db: Db, userId: string): Promise<WholeProfile> {
  const [stored, pictures] = await Promise.all([listSections(db, userId), listPictures(db, userId)])
  const times = [...stored.values()].map(({ updatedAt }) => Number(updatedAt))
  return {
    contents: readContents(stored),
    photo: picturesOf(pictures).photo,
    updatedAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
  }
}

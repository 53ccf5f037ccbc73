import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { updatePreferences, updateProfile } from '../contract/settings.endpoints.ts'

const ENDPOINTS = { profile: updateProfile, preferences: updatePreferences }

/** The parts of the settings that save separately, each with its version. */
export type Part = keyof typeof ENDPOINTS
export type Change<P extends Part> = BodyOf<(typeof ENDPOINTS)[P]>
export type Saved<P extends Part> = NonNullable<ResponseOf<(typeof ENDPOINTS)[P]>>

type Save<P extends Part> = { part: P; change: Change<P>; version: string | undefined; autosave?: boolean }

/** Saves a part; rejects with a conflict when another device has changed it since that version. */
export function savePart<P extends Part>({
  part,
  change,
  version,
  autosave = false,
}: Save<P>): Promise<Saved<P>> {
  // The endpoints differ in input and output; the part's name ties both together.
  const send = call as (endpoint: (typeof ENDPOINTS)[Part], input: never) => Promise<unknown>
  const input = { body: change, autosave, ...(version !== undefined && { ifMatch: `"${version}"` }) }
  return send(ENDPOINTS[part], input as never) as Promise<Saved<P>>
}

/** Returns a part with a change that the server has not confirmed yet. */
export function applied<P extends Part>({ now, change }: { now: Saved<P>; change: Change<P> }): Saved<P> {
  return { ...now, ...change } as Saved<P>
}

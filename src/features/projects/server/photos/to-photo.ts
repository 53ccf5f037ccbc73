import type { Photo } from '../../contract/projects.endpoints.ts'
import type { PhotoRow } from './photos.queries.ts'

/** Returns a photo in the form of the page. */
export function toPhoto({ activity_id: _activity, ...photo }: PhotoRow): Photo {
  return photo
}

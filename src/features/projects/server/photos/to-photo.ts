import type { Photo } from '../../contract/projects.endpoints.ts'
import type { PhotoRow } from './photos.queries.ts'

/** A photo as the page shows it. */
export function toPhoto({ activity_id: _activity, ...photo }: PhotoRow): Photo {
  return photo
}

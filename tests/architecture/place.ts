/** The place of a file in the architecture. */
export type Place = { floor: Floor; room: Room | undefined; feature: string | undefined }

export type Floor = 'platform' | 'features' | 'app'
export type Room = 'contract' | 'server' | 'web'

const HOUSE = /^src\/(?:(platform)|features\/([^/]+))\/(contract|server|web)\//

/** Returns floor and room of a path; `undefined` outside `src`. */
export function placeOf(path: string): Place | undefined {
  const match = HOUSE.exec(path)
  if (match) {
    return { floor: match[1] ? 'platform' : 'features', room: match[3] as Room, feature: match[2] }
  }
  if (path.startsWith('src/app/')) return { floor: 'app', room: 'server', feature: undefined }
  // The router requires these in the root of src; they compose pages as src/app composes the server.
  if (/^src\/(root|routes|entry\.\w+)\.tsx?$/.test(path))
    return { floor: 'app', room: 'web', feature: undefined }
  return undefined
}

/** Where a part of a file lies; older files are a single one under their own key. */
export function partKey(place: string, part: string): string {
  return place.endsWith('/') ? `${place}${part}` : place
}

/** The place of whatever lies under a key: its folder, or the key itself where a former release kept single files. */
export function placeOfKey(key: string): string {
  return SINGLE.test(key) ? key : key.slice(0, key.lastIndexOf('/') + 1)
}

const SINGLE = /^(?:applications|projects)\/[\da-f-]{36}\/[\da-f-]{36}$/

import { municipalities, type Municipality } from './municipalities.ts'

const byId: ReadonlyMap<string, Municipality> = new Map(municipalities.map((place) => [place.id, place]))

export function findMunicipality(id: string | null): Municipality | undefined {
  return id === null ? undefined : byId.get(id)
}

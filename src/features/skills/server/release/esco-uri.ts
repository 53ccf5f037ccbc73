/** Returns the address of a concept in the classification, because we store the identifier only. */
export function escoUri(kind: 'skill' | 'occupation', esco: string): string {
  return `http://data.europa.eu/esco/${kind}/${esco}`
}

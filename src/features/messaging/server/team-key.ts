/** The thing that a team works on. */
export type TeamOf = { kind: string; id: string }

export const teamKey = ({ kind, id }: TeamOf) => `${kind}:${id}`

export function teamOfKey(key: string): TeamOf {
  const [kind = '', id = ''] = key.split(':')
  return { kind, id }
}

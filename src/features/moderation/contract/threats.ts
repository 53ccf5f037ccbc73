import { fold } from '#platform/contract/fold.ts'

/** Threats alone, as they are written: no names of peoples, which are also surnames and school lessons. */
const THREATS = [
  'ubicu te',
  'ubit cu te',
  'zaklacu te',
  'zaklat cu te',
  'prebicu te',
  'prebit cu te',
  'ubij se',
  'noz zica srebrenica',
  'i will kill you',
  'kill yourself',
]

export function threatens(text: string): boolean {
  const folded = ` ${fold(text).replaceAll(/[+#]/g, ' ').replaceAll(/ +/g, ' ')} `
  return THREATS.some((threat) => folded.includes(` ${threat} `))
}

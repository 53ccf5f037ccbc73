export type { Facts, ParsedNotice } from './parse-notice.ts'

/** What only commands need; a server that starts does not read it. */
export const commands = {
  parsing: () => import('./parse-command.ts'),
  evaluation: () => import('./eval/evaluate.ts'),
}

const NAME = /(?<![\p{L}\p{M}\p{N}_@])@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]*){0,3})$/u

/** The letters between an @ and the caret; nothing elsewhere. */
export function nameBehindAt(before: string): string | undefined {
  return NAME.exec(before)?.[1]
}

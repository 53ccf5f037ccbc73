/** Pushes to this browser. */
export function PushPart() {
  return null
}

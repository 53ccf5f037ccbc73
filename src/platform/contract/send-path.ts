/** Where a member chooses to whom a public thing is sent in a message; `features/messaging` reads it. */
export function sendPath({
  kind,
  id,
}: {
  kind: 'opportunity' | 'organisation' | 'call'
  id: string
}): string {
  return `/messages?about=${kind}.${id}`
}

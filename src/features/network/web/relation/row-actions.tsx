import { ConnectButton } from './connect-button.tsx'

/** Actions in a list of people whom the member does not know yet. */
export function RowActions({ person }: { person: { id: string; name: string } }) {
  return <ConnectButton person={person} state="none" />
}

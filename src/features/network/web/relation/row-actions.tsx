import { ConnectButton } from './connect-button.tsx'

/** In a list of people whom one does not know yet. */
export function RowActions({ person }: { person: { id: string; name: string } }) {
  return <ConnectButton person={person} state="none" />
}

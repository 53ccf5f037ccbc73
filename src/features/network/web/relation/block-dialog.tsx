import { SeverDialog } from './sever-dialog.tsx'

type Props = { person: { id: string; name: string }; onClose: () => void; onDone: () => void }

export function BlockDialog(props: Props) {
  return <SeverDialog what="block" {...props} />
}

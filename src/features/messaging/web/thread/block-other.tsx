import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { BlockDialog } from '#features/network/web/index.ts'
import type { ConversationMember } from '../../contract/message.ts'

/** Asks before the other member of a conversation is blocked, and leaves it then. */
export function BlockOther({ other, onClose }: { other: ConversationMember; onClose(): void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (
    <BlockDialog
      person={other}
      onClose={onClose}
      onDone={() => {
        void queries.invalidateQueries()
        void navigate('/messages')
      }}
    />
  )
}

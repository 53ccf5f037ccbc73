export { Offline } from './offline.tsx'
export { Outbox, type OutboxEntry, type Sent } from './outbox/outbox.ts'
export { outboxOf, withLane } from './outbox/outbox-database.ts'
export { useOnline } from './use-online.ts'

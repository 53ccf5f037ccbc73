import type { FormState } from '../contract/editing.endpoints.ts'
import type { Form } from './forms.queries.ts'

type Parts = Pick<
  Form,
  'published' | 'archivedAt' | 'hiddenAt' | 'opensAt' | 'closesAt' | 'quota' | 'received' | 'now'
>

/** Whether it can be sent at this moment, and if not, why. */
export function stateOf({
  published,
  archivedAt,
  hiddenAt,
  opensAt,
  closesAt,
  quota,
  received,
  now,
}: Parts): FormState {
  if (archivedAt !== null) return 'archived'
  if (hiddenAt !== null) return 'hidden'
  if (published === null) return 'draft'
  if (closesAt !== null && closesAt <= now) return 'closed'
  if (opensAt !== null && opensAt > now) return 'soon'
  return quota !== null && received >= quota ? 'full' : 'open'
}

/**
 * What somebody wants of somebody else:
 * `view` to read their profile, `suggest` to be shown them, `follow` to follow them, `connect` to ask for a connection,
 * `message` to write into a conversation of the two, `firstMessage` to write to them without being connected, `mention` to
 * name them where they are told, `invite` to ask them into a team, a group or a call.
 */
export const WHYS = [
  'view',
  'suggest',
  'follow',
  'connect',
  'message',
  'firstMessage',
  'mention',
  'invite',
] as const
export type Why = (typeof WHYS)[number]

/** What is known of two members, seen from the one who wants something. */
export type ReachFacts = {
  /** Both are here: neither suspended nor leaving. */
  here: boolean
  /** One of them has blocked the other. */
  blocked: boolean
  connected: boolean
  /** The other has a request waiting with the one. */
  requested: boolean
  /** The other's profile is published. */
  published: boolean
  /** They belong to the same organisation, or the other has applied to one of the one's. */
  organisation: boolean
  /** They are in one team, of an application or of a project, or the other is a mentor of the one's team or beside the one. */
  team: boolean
  /** The one reads along with the other's team as a mentor, or looks after the money of its project on a board. */
  guides: boolean
  /** The other is under 18. */
  minor: boolean
}

/**
 * The one policy of who reaches whom. A block severs both ways, for everything. To somebody under 18 only connections and
 * their own mentors, boards and organisations write first, and a request counts as writing, because a note comes with it.
 */
export function decideReach(facts: ReachFacts, why: Why): boolean {
  const { here, blocked, connected, requested, published, organisation, team, guides, minor } = facts
  if (!here || blocked) return false
  const known = connected || organisation
  if (why === 'message') return connected
  if (why === 'view') return published || known
  if (why === 'suggest') return published && !connected
  const visible = published || known || requested || team || guides
  if (why === 'follow' || why === 'mention') return published || connected
  return minor ? known || guides || (why === 'connect' && requested) : visible
}

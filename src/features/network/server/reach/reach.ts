/**
 * What one member wants of another: `view` to read their profile, `suggest` to have them suggested, `follow` to follow
 * them, `connect` to send them a connection request, `message` to write in a conversation of the two, `firstMessage` to
 * write to them without being connected, `mention` to name them so that they are notified, `invite` to invite them into a
 * team, a group or a call.
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

/** The facts about two members, seen from the one who wants something. */
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
  /** The one looks after the money of the other's project on a board; who reads along as a mentor came by a link perhaps. */
  guides: boolean
  /** The other is turned to first by people they know alone: they chose so, or are under 18; nobody learns which. */
  reserved: boolean
  /** For what moderators look at alone. */
  minor: boolean
}

/**
 * The one policy of who reaches whom. A block severs both ways, for everything. To somebody who wants only
 * people they know, as everybody under 18, only connections and their own boards and organisations write first, and a request
 * counts as writing, because a note comes with it. Coming in by a link gives no right to write.
 */
export function decideReach(facts: ReachFacts, why: Why): boolean {
  const { here, blocked, connected, requested, published, organisation, team, guides, reserved } = facts
  if (!here || blocked) return false
  const known = connected || organisation
  if (why === 'message') return connected
  if (why === 'view') return published || known
  if (why === 'suggest') return published && !connected
  const visible = published || known || requested || team || guides
  if (why === 'follow' || why === 'mention') return published || connected
  return reserved ? known || guides || (why === 'connect' && requested) : visible
}

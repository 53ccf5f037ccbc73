/**
 * Why one member reaches another: `view` to read their profile, `suggest` to have them suggested, `follow` to follow
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
  /** Both are active: neither suspended nor leaving. */
  here: boolean
  /** One of them has blocked the other. */
  blocked: boolean
  connected: boolean
  /** The other has sent the one a request that waits. */
  requested: boolean
  /** The other's profile is published. */
  published: boolean
  /** They belong to the same organisation, or the other has applied to an organisation of the one. */
  organisation: boolean
  /** They are in one team of an application or a project, or one of them mentors the other's team. */
  team: boolean
  /**
   * The one looks after the money of the other's project as a board member. Mentors do not count, because they may have
   * come by a link.
   */
  guides: boolean
  /** One mentors the other: both said yes, and nobody has ended it. */
  mentorship: boolean
  /** Only people they know may write first to the other: by choice, or because they are under 18; nobody learns which. */
  reserved: boolean
  /** Only for moderators. */
  minor: boolean
}

/**
 * Decides who may reach whom; the one policy. A block separates both ways, for everything. To members who only want people
 * they know, as all under 18, only connections and their own boards and organisations may write first; a request counts as
 * writing, because it has a note, and so does naming them. Joining by a link gives no right to write.
 */
export function decideReach(facts: ReachFacts, why: Why): boolean {
  const { here, blocked, connected, requested, published, organisation, team, guides, mentorship, reserved } =
    facts
  if (!here || blocked) return false
  const isAcquainted = connected || organisation || mentorship
  if (why === 'message') return connected || mentorship
  if (why === 'view') return published || isAcquainted
  if (why === 'suggest') return published && !connected
  const visible = published || isAcquainted || requested || team || guides
  if (why === 'follow') return published || connected
  // Being named comes with words, as a message does.
  if (why === 'mention') return isAcquainted || (published && !reserved)
  return reserved ? isAcquainted || guides || (why === 'connect' && requested) : visible
}

/** What the pages of a member hear: how they stand to somebody is another now. */
export const NETWORK_CHANGED = 'network.changed'

/** Topic of the live channel for the pages of a member: one of their relations has changed. */
export const NETWORK_CHANGED = 'network.changed'

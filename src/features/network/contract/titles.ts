/** Page titles of the network. */
export const titles = {
  network: { bhs: 'Mreža', en: 'Network' },
  directory: { bhs: 'Imenik članova', en: 'Member directory' },
} as const

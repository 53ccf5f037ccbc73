export const messages = {
  information: 'Announcement',
  maintenance: 'Maintenance',
  more: 'Find out more',
  dismiss: 'Hide the announcement',
} as const

/** Page titles of the route table. */
export const titles = {
  projects: { bhs: 'Projekti mladih', en: 'Youth projects' },
  project: { bhs: 'Projekat', en: 'Project' },
} as const
